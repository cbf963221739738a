import { useState } from 'react';
import { AROUND_ME } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';

/** Asks for the visitor's position when `ask` is called, and only then; `problem` says why it cannot be had. */
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
  // Another place makes what was said of this one pointless.
  return { ask: () => void ask(), isAsking, problem: problem.of === where ? problem.text : '' };
}
