/** Marks the document's style element in place of `data-styled`, so that styled-components leaves it in the page. */
export const SERVER_STYLES = 'data-server-styles';

/** Separates two rules in the text of styled-components. */
const SEPARATOR = '/*!sc*/';
/** Ends the rules of a component and lists its classes. */
const MARKER = 'data-styled\\.g\\d+\\[id="(?<component>[\\w-]+)"\\]\\{content:"(?<names>[^"]*)"\\}';
const MARKERS = new RegExp(MARKER, 'g');
const MARKERS_IN_COMMENTS = new RegExp(`/\\*(?<marker>${MARKER})\\*/`, 'g');
const GROUPS = new RegExp(`(?<rules>.*?)${MARKER}`, 'gs');

/** The rules of a component with all its classes on a page. */
export interface ComponentRules {
  component: string;
  names: string[];
  rules: string[];
}

/** Moves the markers into comments, so that the element has as many rules as styled-components counts. */
export function hideMarkers(css: string): string {
  return css.replace(MARKERS, '/*$&*/');
}

/** Returns the text in styled-components' original format. */
export function showMarkers(css: string): string {
  return css.replace(MARKERS_IN_COMMENTS, '$<marker>');
}

/** Returns only the rules, for HTML that is never hydrated. */
export function plainRules(css: string): string {
  return css.replace(MARKERS, '').replaceAll(SEPARATOR, '');
}

/** Returns the rules by component, in order of precedence. */
export function componentRules(css: string): ComponentRules[] {
  return [...css.matchAll(GROUPS)].map(({ groups: { component = '', names = '', rules = '' } = {} }) => ({
    component,
    names: names.split(',').filter(Boolean),
    rules: rules
      .split(SEPARATOR)
      .map((rule) => rule.trim())
      .filter(Boolean),
  }));
}
