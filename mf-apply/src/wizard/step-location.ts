import { isOpenedHere, stepsBefore } from '@careers/platform';
import type { Navigate } from '@careers/platform';
import type { StepLocation } from './types.ts';

/** Step shown instead of the wizard after the submission, without fields. */
export const RESULT = 'resultat';

interface Wizard {
  /** First part of the hash: `#{name}/{step}`. */
  name: string;
  navigate: Navigate;
  /** True for a wizard as a page, which shows the first step without a hash. */
  isPage?: boolean;
}

/** Returns the step after `#{name}/`; null for another hash, '' without a step. */
export function stepIn(hash: string, name: string): string | null {
  if (hash === `#${name}`) return '';
  return hash.startsWith(`#${name}/`) ? hash.slice(name.length + 2) : null;
}

/** Navigation through a wizard: each step is a history entry of the page's router. */
export function stepNavigation({
  name,
  navigate,
  isPage = false,
}: Wizard): Pick<StepLocation, 'goTo' | 'goBack'> {
  const goTo: StepLocation['goTo'] = (step, { replace } = { replace: false }) => {
    const { pathname, search, hash } = window.location;
    const shown = stepIn(hash, name);
    // Ignores a second tap, or a form left meanwhile.
    if (shown === step || (replace && shown === null)) return;
    navigate(`${pathname}${search}#${name}/${step}`, { replace, keepScroll: true });
  };
  return {
    goTo,
    goBack(previous) {
      if (stepsBefore() > 0 || (isPage && isOpenedHere())) window.history.back();
      else goTo(previous, { replace: true });
    },
  };
}
