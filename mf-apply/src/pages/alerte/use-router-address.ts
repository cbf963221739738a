import { useCallback } from 'react';
import { useLocation, useNavigate } from '@careers/platform';
import { stepIn } from '../../wizard/hash-address.ts';
import type { StepAddress } from '../../wizard/types.ts';

/** The steps are in the hash: `#alerte/{step}`. */
export const HASH = 'alerte';

/** Shown after the server's answer; it has no fields. */
export const RESULT = 'resultat';

/**
 * Returns the step of the page's hash, through the page's router: it would otherwise scroll each step to the position
 * of the one before.
 */
export function useRouterAddress(): StepAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = useCallback(
    (step: string, { replace } = { replace: false }) =>
      void navigate({ search, hash: `#${HASH}/${step}` }, { replace, preventScrollReset: true }),
    [navigate, search],
  );
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return { askedStep: stepIn(hash, HASH), goTo, goBack };
}
