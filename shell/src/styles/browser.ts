import type * as StyledComponents from 'styled-components';
import { SERVER_STYLES, componentRules, showMarkers } from './format.ts';
import type { ComponentRules } from './format.ts';

type Library = Pick<typeof StyledComponents, '__PRIVATE__'>;
type Sheet = Library['__PRIVATE__']['mainSheet'];

let sheet: Sheet | undefined;
let copy: HTMLStyleElement | undefined;

/**
 * Copies the server's rules to the place from which styled-components rehydrates; must be called before it is loaded.
 */
export function offerServerStyles(): void {
  const server = serverElement();
  if (!server) return;
  copy = document.createElement('style');
  copy.type = 'text/plain';
  copy.dataset['styled'] = 'true';
  copy.dataset['styledVersion'] = server.dataset['styledVersion'] ?? '';
  copy.textContent = showMarkers(server.textContent);
  server.after(copy);
}

/**
 * Loads styled-components and makes it write to the server's style element instead of its own, which would restyle the
 * page. Relies on private parts of the library; without them, it keeps its own element.
 */
export async function rehydrateStyles(
  load: () => Promise<Library> = () => import(/* webpackChunkName: "app" */ 'styled-components'),
): Promise<void> {
  const library = await load();
  const server = serverElement();
  try {
    sheet = library.__PRIVATE__.mainSheet;
    if (!server || writesTo(server, sheet)) return;
  } catch {
    // A private part is missing.
  }
  // The copy was not read: the library adds rules as components render, and the server's stay.
  if (!copy?.isConnected) server?.remove();
}

function writesTo(server: HTMLStyleElement, mainSheet: Sheet): boolean {
  const { tag } = mainSheet.getTag();
  if (!('sheet' in tag) || tag.length !== server.sheet?.cssRules.length) return false;
  const own = document.querySelector('style[data-styled="active"]');
  if (!(own instanceof HTMLStyleElement) || own.sheet !== tag.sheet) return false;
  tag.sheet = server.sheet;
  own.remove();
  server.dataset['styled'] = 'active';
  return true;
}

/** Adds a page's missing rules to the sheet, where its components query them. Returns false if it cannot. */
export function addStyles(css: string): boolean {
  const groups = componentRules(css);
  if (!sheet || (css !== '' && groups.length === 0)) return false;
  try {
    for (const group of groups) addGroup(sheet, group);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds the rules of all classes if any is new; safe, as an element has one class per component, so order does not
 * matter.
 */
function addGroup(mainSheet: Sheet, { component, names, rules }: ComponentRules): void {
  const [missing, ...others] = names.filter((name) => !mainSheet.hasNameForId(component, name));
  if (missing === undefined) return;
  mainSheet.insertRules(component, missing, rules);
  for (const name of others) mainSheet.registerName(component, name);
}

function serverElement(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>(`style[${SERVER_STYLES}]`);
}
