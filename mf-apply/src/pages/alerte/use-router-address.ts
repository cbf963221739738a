import { useCallback } from 'react';
import { useLocation, useNavigate } from '@careers/platform';
import { stepIn } from '../../wizard/hash-address.ts';
import type { StepAddress } from '../../wizard/types.ts';

/** Part of the address that the form owns: `#alerte/{step}`. */
export const HASH = 'alerte';

/** Shown once the server has answered; it has no fields. */
export const RESULT = 'resultat';

/**
 * Returns the step in the page's address. It goes through the page's router, which would else scroll each step to where
 * the one before was.
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
