/** Of the element with the rules of components that the server rendered: styled-components does not know it. */
export const SERVER_STYLES = 'data-server-styles';

/** What styled-components writes between two rules. */
export const SEPARATOR = '/*!sc*/';
/** What it writes after the rules of a component, to find its classes in the browser. */
export const MARKER = /data-styled\.g\d+\[id="(?<component>[\w-]+)"\]\{content:"(?<names>[^"]*)"\}/;
const MARKERS = new RegExp(MARKER, 'g');
const MARKERS_IN_COMMENTS = new RegExp(`/\\*(${MARKER.source})\\*/`, 'g');

/** Returns the style element of a `ServerStyleSheet` as one of plain rules, its markers in comments. */
export function serverStyles(styleTags: string): string {
  return styleTags.replace(/<style [^>]*>/, `<style ${SERVER_STYLES}>`).replace(MARKERS, '/*$&*/');
}

/** Returns the rules of a `ServerStyleSheet` alone, without what styled-components would take them over with. */
export function plainRules(styleTags: string): string {
  return styleTags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(MARKERS, '')
    .replace(/\/\*!sc\*\/\n?/g, '');
}

/** Returns the text of such an element as styled-components wrote it. */
export function withMarkers(css: string): string {
  return css.replace(MARKERS_IN_COMMENTS, '$1');
}

/** Returns how many rules such an element has where the browser knows all of them. */
export function countRules(css: string): number {
  return css
    .replace(MARKERS_IN_COMMENTS, '')
    .split(SEPARATOR)
    .filter((rule) => rule.trim() !== '').length;
}
