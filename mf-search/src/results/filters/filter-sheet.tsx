import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { FilterIcon } from '../../icons.tsx';
import { Sheet } from '../../sheet.tsx';
import { formatCount } from '../../url/index.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';

interface FilterSheetProps {
  activeCount: number;
  count: number;
  clearHref: string;
  /** The filters; rendered only while the sheet is open. */
  children: ReactNode;
}

/** On a narrow screen: the bar at the bottom, and the sheet it opens. Without JavaScript it leads to the filters. */
export function FilterSheet({ activeCount, count, clearHref, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Bar>
        <OpenLink
          href="#filtres"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <FilterIcon />
          Filtres
          {activeCount > 0 && (
            <Badge>
              {activeCount}
              <VisuallyHidden> {activeCount > 1 ? 'actifs' : 'actif'}</VisuallyHidden>
            </Badge>
          )}
        </OpenLink>
      </Bar>
      {isOpen && (
        <Sheet
          title="Filtrer les offres"
          closeLabel="Fermer les filtres"
          onClose={close}
          footer={
            <>
              <ClearButton to={clearHref} preventScrollReset>
                Tout effacer
              </ClearButton>
              <ShowButton type="button" onClick={close}>
                {count === 1 ? 'Voir 1 offre' : `Voir ${formatCount(count)} offres`}
              </ShowButton>
            </>
          }
        >
          {children}
        </Sheet>
      )}
    </>
  );
}

const Bar = styled.div`
  display: none;
  @media (max-width: 900px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 45;
    display: block;
    padding: 0.75rem var(--gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--bg);
    box-shadow: 0 -8px 24px rgb(31 12 38 / 0.1);
  }
`;

const OpenLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  width: calc(58% - 0.75rem);
  min-height: 3rem;
  border-radius: var(--r-pill);
  background: var(--aubergine-900);
  color: #fff;
  font-weight: 700;
  text-decoration: none;
  &:hover {
    color: var(--citron-500);
  }
`;

const Badge = styled.span`
  min-width: 1.5rem;
  padding: 0.1rem 0.4rem;
  border-radius: 1rem;
  background: var(--citron-500);
  color: var(--aubergine-950);
  line-height: 1.3;
  text-align: center;
`;

const ClearButton = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3.5rem;
  padding-inline: 1.1rem;
  border: 2px solid var(--text);
  border-radius: var(--r-pill);
  color: var(--text);
  font-weight: 700;
  text-decoration: none;
  &:hover {
    background: var(--text);
    color: var(--bg);
  }
`;

const ShowButton = styled.button`
  min-height: 3.5rem;
  border: 2px solid var(--action);
  border-radius: var(--r-pill);
  background: var(--action);
  color: var(--action-text);
  font-size: 1.125rem;
  font-weight: 700;
  cursor: pointer;
`;
