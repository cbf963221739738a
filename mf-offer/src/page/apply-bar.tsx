import styled, { createGlobalStyle } from 'styled-components';
import { Container } from '@careers/ui';
import type { OfferData } from '../data/offer-data.ts';
import { ApplyLink } from './apply-link.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';

interface ApplyBarProps {
  offer: OfferData;
  /** Whether the hero's own button is in view: then a wide screen needs no second one. */
  isHeroInView: boolean;
}

/** The offer's action, at hand: always on narrow screens, once the hero's is out of view on wide ones. */
export function ApplyBar({ offer, isHeroInView }: ApplyBarProps) {
  return (
    <Bar role="region" aria-label="Postuler" $isHeroInView={isHeroInView}>
      <RoomForBar />
      <Row>
        <p>
          <b>{offer.title}</b>
          <span>
            {offer.place}, {offer.contract.label}, {offer.time.label.toLowerCase()}
          </span>
        </p>
        <FavoriteToggle reference={offer.reference} isSmall />
        <ApplyLink />
      </Row>
    </Bar>
  );
}

/** On narrow screens the bar is always there: the end of the page stays readable above it. */
const RoomForBar = createGlobalStyle`
  @media screen and (max-width: 900px) {
    body { padding-bottom: calc(4.5rem + env(safe-area-inset-bottom)); }
  }
`;

const Bar = styled.div<{ $isHeroInView: boolean }>`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 35;
  padding: 0.7rem 0 calc(0.7rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
  background: var(--bg);
  box-shadow: 0 -8px 24px rgb(31 12 38 / 0.1);
  @media (min-width: 901px) {
    display: ${({ $isHeroInView }) => ($isHeroInView ? 'none' : 'block')};
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 1rem;
  p {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    line-height: 1.25;
  }
  span {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  @media (max-width: 900px) {
    p {
      display: none;
    }
    a {
      flex: 1;
    }
  }
`;
