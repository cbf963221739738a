/** The part of the browser's Navigation API that tells where the visitor has been on this site. */
interface VisitedPages {
  entries(): readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
}

const RESULTS = /^\/(offres-emploi|nos-offres(\/.*)?|favoris)$/;

/**
 * Returns how many steps of the history lead back to the last list of offers that the visitor saw, null when there was
 * none. Other offers and the steps of an application may lie between. Browsers that do not tell where the visitor has
 * been go back one step, if the visitor was on this site before.
 */
export function stepsBackToResults(): number | null {
  const visited = (window as Window & { navigation?: VisitedPages }).navigation;
  if (!visited?.currentEntry) {
    const state = window.history.state as { idx?: number } | null;
    return state?.idx ? 1 : null;
  }
  const before = visited.entries().slice(0, visited.currentEntry.index).toReversed();
  const index = before.findIndex(({ url }) => url !== null && RESULTS.test(new URL(url).pathname));
  return index === -1 ? null : index + 1;
}
