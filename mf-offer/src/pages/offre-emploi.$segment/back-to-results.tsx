import { Link } from '@careers/platform';
import { ActionLink } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';

/** Lists of offers. */
const LISTS = ['/offres-emploi', '/nos-offres', '/nos-offres/*', '/favoris'];

/** Back to the list with its scroll position; to all offers for visitors who did not come from a list. */
export function BackToResults() {
  return (
    <ActionLink as={Link} to="/offres-emploi" backTo={LISTS}>
      <ArrowLeftIcon />
      Retour aux résultats
    </ActionLink>
  );
}
