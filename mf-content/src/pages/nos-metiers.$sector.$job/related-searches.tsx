import styled from 'styled-components';
import { Chip, ChipList, VisuallyHidden } from '@careers/ui';
import { formatInteger } from '@careers/ui/french';
import { Link } from '@careers/platform';
import { offersLabel } from '../../jobs/offers-link.tsx';
import type { JobData } from './page.server.ts';

/** Indexed searches for the job that have offers. */
export function RelatedSearches({ searches }: Pick<JobData, 'searches'>) {
  if (searches.length === 0) return null;
  return (
    <Searches aria-labelledby="searches">
      <h2 id="searches">Les offres par lieu et par contrat</h2>
      <ChipList>
        {searches.map(({ label, href, count }) => (
          <li key={href}>
            <Chip as={Link} to={href}>
              Emploi {label}
              <Count aria-hidden="true">{formatInteger(count)}</Count>
              <VisuallyHidden>, {offersLabel(count)}</VisuallyHidden>
            </Chip>
          </li>
        ))}
      </ChipList>
    </Searches>
  );
}

const Searches = styled.nav`
  margin-top: 3rem;
  h2 {
    margin-bottom: 1rem;
    font-size: var(--fs-h3);
  }
`;

const Count = styled.span`
  color: var(--text-2);
`;
