import styled from 'styled-components';
import { Chip, ChipList } from '@careers/ui';
import { Link } from '@careers/platform';
import type { SectorData } from './page.server.ts';

/** Searches for what offers of the sector are called. */
export function OfferProfiles({ profiles }: Pick<SectorData, 'profiles'>) {
  if (profiles.length === 0) return null;
  return (
    <Profiles aria-labelledby="profiles">
      <h2 id="profiles">Les postes que l’on y propose</h2>
      <ChipList>
        {profiles.map(({ label, href }) => (
          <li key={href}>
            <Chip as={Link} to={href}>
              {label}
            </Chip>
          </li>
        ))}
      </ChipList>
    </Profiles>
  );
}

const Profiles = styled.nav`
  margin-top: 3rem;
  h2 {
    margin-bottom: 1rem;
    font-size: var(--fs-h3);
  }
`;
