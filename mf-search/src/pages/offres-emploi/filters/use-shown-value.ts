import { useState } from 'react';

/**
 * The value that a control shows: what was chosen in it, at once, until the search is another one. The rest of the page
 * follows after the next paint (`useDraftSearch`).
 */
export function useShownValue<Value>(applied: Value): [shown: Value, show: (value: Value) => void] {
  const [known, setKnown] = useState({ applied, shown: applied });
  if (known.applied !== applied) setKnown({ applied, shown: applied });
  return [known.shown, (shown) => setKnown({ applied, shown })];
}
