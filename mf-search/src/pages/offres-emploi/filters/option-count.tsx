import styled from 'styled-components';
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

/** What is to be known of the values of a filter. */
export const Hint = styled.p`
  margin-bottom: 0.35rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
