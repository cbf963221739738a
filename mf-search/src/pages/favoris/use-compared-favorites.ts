import { useState } from 'react';
import { MAX_COMPARED } from '../../offers/compare-path.ts';

/** Returns the favourites to compare: the newest three, until the visitor chooses. */
export function useComparedFavorites(references: readonly string[]) {
  const [picked, choose] = useState<readonly string[]>();
  const isChoice = references.length > MAX_COMPARED;
  const chosen = references.filter((reference) => !isChoice || !picked || picked.includes(reference));
  return { chosen: chosen.slice(0, MAX_COMPARED), choose, isChoice };
}
