import { useState } from 'react';

/**
 * The value that is shown: the one chosen last, at once, until another one is applied. The rest of the page follows after
 * the next paint (`useDraftSearch`).
 */
export function useShownValue<Value>(applied: Value): [shown: Value, show: (value: Value) => void] {
  const [known, setKnown] = useState({ applied, shown: applied });
  if (known.applied !== applied) setKnown({ applied, shown: applied });
  return [known.shown, (shown) => setKnown((latest) => ({ ...latest, shown }))];
}
