import type { MouseEvent } from 'react';
import { Link } from '@careers/platform';
import { ActionLink } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { stepsBackToResults } from './steps-back-to-results.ts';

/** Back to the list with its scroll position; to all offers for visitors who did not come from a list. */
export function BackToResults() {
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsBackToResults();
    if (steps === null) return;
    event.preventDefault();
    window.history.go(-steps);
  };
  return (
    <ActionLink as={Link} to="/offres-emploi" onClick={goBack}>
      <ArrowLeftIcon />
      Retour aux résultats
    </ActionLink>
  );
}
