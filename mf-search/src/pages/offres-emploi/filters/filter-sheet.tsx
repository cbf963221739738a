import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { AdjustmentsIcon } from '@careers/ui/icons';
import { formatInteger } from '@careers/ui/french';
import { Button, VisuallyHidden, below, cramped, hiddenWithoutScript } from '@careers/ui';
import { Sheet } from '../../../dialog/sheet.tsx';
import { whileBusy } from '../results-page.style.ts';

interface FilterSheetProps {
  activeCount: number;
  count: number;
  isBusy: boolean;
  clearHref: string;
  /** True while the bar is shown; an open sheet stays open. */
  isOffered: boolean;
  /** Rendered only while the sheet is open. */
  children: ReactNode;
}

/** On narrow screens, a bar at the bottom that opens the filters in a sheet; without JavaScript, a link to them. */
export function FilterSheet(props: FilterSheetProps) {
  const { activeCount, count, isBusy, clearHref, isOffered, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const words = (
    <>
      <AdjustmentsIcon />
      Filtres
      {activeCount > 0 && (
        <Badge>
          <span>{activeCount}</span>
          <VisuallyHidden>{activeCount > 1 ? ' actifs' : ' actif'}</VisuallyHidden>
        </Badge>
      )}
    </>
  );
  return (
    <>
      <Bar hidden={!isOffered} data-screen-only data-foot-bar>
        <noscript>
          <Opener as="a" $variant="ink" href="#filtres">
            {words}
          </Opener>
        </noscript>
        <OpenButton type="button" $variant="ink" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words}
        </OpenButton>
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
  ${below('columns')} {
    &:not([hidden]) {
      display: block;
    }
    position: fixed;
    inset: auto 0 var(--consent-height, 0px);
    z-index: 45;
    padding: 0.75rem var(--gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--floating);
    box-shadow: var(--e-up);
  }
  ${cramped} {
    position: static;
    border-top: 0;
    box-shadow: none;
  }
`;

const Opener = styled(Button)`
  width: calc(100% - 50vw - 0.75rem);
  ${cramped} {
    width: auto;
  }
  @media (scripting: none) {
    width: 100%;
  }
`;

const OpenButton = styled(Opener)`
  ${hiddenWithoutScript}
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
