import { useCallback } from 'react';
import { useLocation, useNavigate } from '@careers/platform';
import { stepIn } from '../../hash-step.ts';
import { HASH } from './rules.ts';

/**
 * Returns the step that the page's address asks for, null when it names none, and how to show another. It goes
 * through the page's router, which would else scroll each step to where the one before was.
 */
export function useStepAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = useCallback(
    (step: string, { replace = false } = {}) =>
      void navigate({ search, hash: `#${HASH}/${step}` }, { replace, preventScrollReset: true }),
    [navigate, search],
  );
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return { askedStep: stepIn(hash, HASH), goTo, goBack };
}
