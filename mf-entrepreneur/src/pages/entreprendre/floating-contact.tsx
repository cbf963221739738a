import type { RefObject } from 'react';
import styled from 'styled-components';
import { Button, StickyCorner, below, useInView } from '@careers/ui';
import { MessageIcon } from '@careers/ui/icons';
import { SHARED } from '../../../content/copy/shared.ts';

interface FloatingContactProps {
  target: RefObject<HTMLElement | null>;
  /** Figures that the link must not cover. */
  figures: RefObject<HTMLElement | null>;
}

/** A floating link to the contacts, hidden while they are in view, or figures are at the bottom of the window. */
export function FloatingContact({ target, figures }: FloatingContactProps) {
  const isThere = useInView(target, { initially: false, margin: '0px 0px -30% 0px' });
  const isOnFigures = useInView(figures, { initially: true, margin: '-75% 0px 0px 0px' });
  return (
    <Place $isHidden={isThere || isOnFigures}>
      <Floating as="a" href="#contact" $size="large">
        <MessageIcon />
        {SHARED.contactUs}
      </Floating>
    </Place>
  );
}

/** In a corner on wide screens; a bar where it would cover text. */
const Place = styled(StickyCorner)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  @media (scripting: none) {
    visibility: visible;
  }
  ${below('columns')} {
    bottom: var(--consent-height, 0px);
    height: auto;
    padding: 0.7rem var(--gutter) calc(0.7rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--floating);
    box-shadow: var(--e-up);
    > a {
      flex: 1;
    }
  }
`;

const Floating = styled(Button)`
  flex: none;
  box-shadow: var(--e-2);
  ${below('columns')} {
    box-shadow: none;
  }
`;
