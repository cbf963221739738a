import { VisuallyHidden } from '@careers/ui';
import { formatInteger } from '@careers/ui/french';

/** The count, with its unit for screen readers. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {formatInteger(count)}
      <VisuallyHidden> {count > 1 ? 'offres' : 'offre'}</VisuallyHidden>
    </>
  );
}
