import { Button } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { formatInteger } from '@careers/ui/french';

/** A link to the offers, with their number when known. */
export function OffersLink({ href, count }: { href: string; count: number | null }) {
  return (
    <Button as={Link} to={href} $size="large" $variant="ink">
      {count ? `Voir ${offersLabel(count)}` : 'Voir les offres d’emploi'}
      <ArrowRightIcon />
    </Button>
  );
}

/** Returns "1 offre d’emploi", "1 360 offres d’emploi". */
export function offersLabel(count: number): string {
  return count === 1 ? '1 offre d’emploi' : `${formatInteger(count)} offres d’emploi`;
}
