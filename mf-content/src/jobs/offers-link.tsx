import { Button } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';

const NUMBER = new Intl.NumberFormat('fr-FR');

/** The way to the offers, with their number when it is known. */
export function OffersLink({ href, count }: { href: string; count: number | null }) {
  return (
    <Button as={Link} to={href} $size="large" $variant="ink">
      {labelFor(count)}
      <ArrowRightIcon />
    </Button>
  );
}

function labelFor(count: number | null): string {
  if (count === null || count === 0) return 'Voir les offres d’emploi';
  // The fonts have no narrow no-break space.
  const number = NUMBER.format(count).replaceAll('\u202f', '\u00a0');
  return count === 1 ? 'Voir 1 offre d’emploi' : `Voir ${number} offres d’emploi`;
}
