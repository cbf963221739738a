/** The used part of the browser's Navigation API. */
interface VisitedPages {
  entries(): readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
}

/**
 * Goes back in the history to the last page of a link's `backTo` (see `Link`), past the pages in between. Returns false
 * without such a page: the link is followed normally.
 */
export function goBack(event: Event, link: HTMLAnchorElement): boolean {
  const { back } = link.dataset;
  const steps = back === undefined ? null : stepsBack(back.split(' '));
  if (steps === null) return false;
  event.preventDefault();
  window.history.go(-steps);
  return true;
}

/** Fallback without the Navigation API: one step, if the referrer is this site. */
function stepsBack(paths: readonly string[]): number | null {
  const visited = (window as Window & { navigation?: VisitedPages }).navigation;
  if (!visited?.currentEntry) {
    const state = window.history.state as { idx?: number } | null;
    return state?.idx ? 1 : null;
  }
  const before = visited.entries().slice(0, visited.currentEntry.index).toReversed();
  const index = before.findIndex(
    ({ url }) => url !== null && paths.some((path) => isAt(new URL(url).pathname, path)),
  );
  return index === -1 ? null : index + 1;
}

/** A path that ends with `/*` matches all pages below it. */
function isAt(pathname: string, path: string): boolean {
  return path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}
