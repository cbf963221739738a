import { Button } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { offersLabel } from './offers-label.ts';

/** A link to the offers, with their number when known. */
export function OffersLink({ href, count }: { href: string; count: number | null }) {
  return (
    <Button as={Link} to={href} $size="large" $variant="ink">
      {count ? `Voir ${offersLabel(count)}` : 'Voir les offres d’emploi'}
      <ArrowRightIcon />
    </Button>
  );
}
