import { formatInteger } from '@careers/ui/french';

/** The count, with its unit for screen readers; the parent hides `data-unit` visually. */
export function Count({ count }: { count: number }) {
  return (
    <>
      <span>{formatInteger(count)}</span>
      <span data-unit>{count > 1 ? ' offres' : ' offre'}</span>
    </>
  );
}
