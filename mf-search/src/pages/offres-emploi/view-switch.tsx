import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Chip, below } from '@careers/ui';
import { ListIcon, MapIcon } from '@careers/ui/icons';
import { buildMap } from '../../url/index.ts';
import type { Search } from '../../url/index.ts';

interface ViewSwitchProps {
  current: 'list' | 'map';
  search: Search;
  listHref: string;
}

export function ViewSwitch({ current, search, listHref }: ViewSwitchProps) {
  const ofPage = (view: 'list' | 'map') => (view === current ? 'page' : undefined);
  return (
    <Views aria-label="Affichage des offres" data-screen-only>
      <Chip as={Link} to={listHref} aria-current={ofPage('list')}>
        <ListIcon />
        Liste
      </Chip>
      <Chip as={Link} to={buildMap(search)} aria-current={ofPage('map')}>
        <MapIcon />
        Carte
      </Chip>
    </Views>
  );
}

const Views = styled.nav`
  display: flex;
  gap: 0.5rem;
  /* On phones only the other view is offered. */
  ${below('tablet')} {
    [aria-current] {
      display: none;
    }
  }
`;
