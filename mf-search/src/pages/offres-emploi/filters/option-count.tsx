import { VisuallyHidden } from '@careers/ui';
import { formatInteger } from '@careers/ui/french';

/** How many offers a value leaves, read with its unit. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {formatInteger(count)}
      <VisuallyHidden> {count > 1 ? 'offres' : 'offre'}</VisuallyHidden>
    </>
  );
}
