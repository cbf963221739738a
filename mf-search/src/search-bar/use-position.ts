import { useState } from 'react';
import { AROUND_ME } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';
import { locate } from './geolocation.ts';

/** Requests the visitor's position when `ask` is called; `error`: the reason of a failure. */
export function usePosition(where: FieldValue, onFound: (where: FieldValue) => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState({ text: '', of: where });

  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setError({ text: '', of: where });
    try {
      onFound({ text: AROUND_ME, criteria: { ...(await locate()) } });
    } catch (error) {
      setError({ text: error instanceof Error ? error.message : String(error), of: where });
    } finally {
      setIsAsking(false);
    }
  };
  // Shows the error only for the place that caused it.
  return { ask: () => void ask(), isAsking, error: error.of === where ? error.text : '' };
}
