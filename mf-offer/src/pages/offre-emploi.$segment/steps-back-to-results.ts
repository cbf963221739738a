/** The part of the browser's Navigation API that is used. */
interface VisitedPages {
  entries(): readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
}

const RESULTS = /^\/(offres-emploi|nos-offres(\/.*)?|favoris)$/;

/**
 * Returns the number of history steps back to the last list of offers, null without one. Other offers and steps of an
 * application may lie between. Without the Navigation API: one step, when the visitor came from this site.
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
