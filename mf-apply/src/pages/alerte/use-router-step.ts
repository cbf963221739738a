import { useMemo } from 'react';
import { useLocation, useNavigate } from '@careers/platform';
import { stepIn, stepNavigation } from '../../wizard/step-location.ts';
import type { StepLocation } from '../../wizard/types.ts';

/** The steps are in the hash: `#alerte/{step}`. */
export const HASH = 'alerte';

/** Returns the step of the page's hash. Each history entry keeps the state from the previous page, for a reload. */
export function useRouterStep(): StepLocation {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const navigation = useMemo(
    () =>
      stepNavigation({
        name: HASH,
        isPage: true,
        navigate: (to, { replace, keepScroll } = {}) =>
          void navigate(to, { replace, preventScrollReset: keepScroll, state }),
      }),
    [navigate, state],
  );
  return { askedStep: stepIn(hash, HASH), ...navigation };
}
