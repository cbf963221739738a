import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { AdjustmentsIcon } from '@careers/ui/icons';
import { Sheet } from '../../../sheet.tsx';
import { whileBusy } from '../results-page.style.ts';
import { formatInteger } from '@careers/ui/french';
import { Button, VisuallyHidden } from '@careers/ui';

interface FilterSheetProps {
  activeCount: number;
  count: number;
  /** Whether another count is awaited. */
  isBusy: boolean;
  clearHref: string;
  /** Whether the bar is there; an open sheet stays. */
  isOffered: boolean;
  /** The filters; rendered only while the sheet is open. */
  children: ReactNode;
}

/** On a narrow screen: the bar at the bottom, and the sheet it opens. Without JavaScript it leads to the filters. */
export function FilterSheet(props: FilterSheetProps) {
  const { activeCount, count, isBusy, clearHref, isOffered, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Bar hidden={!isOffered} data-screen-only>
        <OpenLink
          as="a"
          $variant="ink"
          href="#filtres"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <AdjustmentsIcon />
          Filtres
          {activeCount > 0 && (
            <Badge>
              {activeCount}
              <VisuallyHidden> {activeCount > 1 ? 'actifs' : 'actif'}</VisuallyHidden>
            </Badge>
          )}
        </OpenLink>
      </Bar>
      <Sheet
        isOpen={isOpen}
        title="Filtrer les offres"
        closeLabel="Fermer les filtres"
        onClose={close}
        footer={
          <Footer>
            <Button as={Link} to={clearHref} preventScrollReset $variant="secondary">
              Tout effacer
            </Button>
            <ShowButton type="button" $size="large" aria-busy={isBusy} onClick={close}>
              {count === 1 ? 'Voir 1 offre' : `Voir ${formatInteger(count)} offres`}
            </ShowButton>
          </Footer>
        }
      >
        {children}
      </Sheet>
    </>
  );
}

const ShowButton = styled(Button)`
  ${whileBusy}
`;

const Footer = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
`;

const Bar = styled.div`
  display: none;
  @media (max-width: 900px) {
    &:not([hidden]) {
      display: block;
    }
    position: fixed;
    inset: auto 0 var(--consent-height, 0px);
    z-index: 45;
    padding: 0.75rem var(--gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--bg);
    box-shadow: 0 -8px 24px rgb(31 12 38 / 0.1);
  }
`;

const OpenLink = styled(Button)`
  width: calc(100% - 48vw - 0.75rem);
  @media (scripting: none) {
    width: 100%;
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
