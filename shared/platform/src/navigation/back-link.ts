/** The part of the browser's Navigation API that is used. */
interface VisitedPages {
  entries(): readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
}

/**
 * Goes back in the history to where a link leads back to (`backTo` of `Link`), past other pages in between. Returns
 * whether there is such a page: else the link is followed as any other.
 */
export function goBack(event: Event, link: HTMLAnchorElement): boolean {
  const { back } = link.dataset;
  const steps = back === undefined ? null : stepsBack(back.split(' '));
  if (steps === null) return false;
  event.preventDefault();
  window.history.go(-steps);
  return true;
}

/** Without the Navigation API: one step, when the visitor came from this site. */
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

/** A path that ends with `/*` is of all pages below it. */
function isAt(pathname: string, path: string): boolean {
  return path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}
