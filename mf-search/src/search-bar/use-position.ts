import { useState } from 'react';
import { AROUND_ME } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';

/** Asks for the visitor's position when `ask` is called; `error` says why there is none. */
export function usePosition(where: FieldValue, onFound: (where: FieldValue) => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState({ text: '', of: where });

  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setProblem({ text: '', of: where });
    try {
      const { locate } = await import(/* webpackChunkName: "locate" */ './locate.ts');
      onFound({ text: AROUND_ME, criteria: { ...(await locate()) } });
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : String(error), of: where });
    } finally {
      setIsAsking(false);
    }
  };
  // The error belongs to the place it was shown for.
  return { ask: () => void ask(), isAsking, problem: problem.of === where ? problem.text : '' };
}
