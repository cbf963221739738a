/** Of the element with the rules of components that the server rendered: styled-components does not know it. */
export const SERVER_STYLES = 'data-server-styles';

/** What styled-components writes between two rules. */
const SEPARATOR = '/*!sc*/';
/** What it writes after the rules of a component, to find its classes in the browser. */
const MARKER = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const MARKER_IN_COMMENT = new RegExp(`/\\*(${MARKER.source})\\*/`, 'g');

/** Returns the style element of a `ServerStyleSheet` as one of plain rules, its markers in comments. */
export function serverStyles(styleTags: string): string {
  return styleTags
    .replace(/<style [^>]*>/, `<style ${SERVER_STYLES}>`)
    .replace(MARKER, (marker) => `/*${marker}*/`);
}

/** Returns the text of such an element as styled-components wrote it. */
export function withMarkers(css: string): string {
  return css.replace(MARKER_IN_COMMENT, '$1');
}

/** Returns how many rules such an element has where the browser knows all of them. */
export function countRules(css: string): number {
  return css
    .replace(MARKER_IN_COMMENT, '')
    .split(SEPARATOR)
    .filter((rule) => rule.trim() !== '').length;
}
