import styled from 'styled-components';
import { Container, below, from, cramped } from '@careers/ui';
import type { OfferData } from '../../offer/offer-data.ts';
import { ApplyLink } from './apply-link.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';

interface ApplyBarProps {
  offer: OfferData;
  /** Whether the hero's own button is in view: then a wide screen needs no second one. */
  isHeroInView: boolean;
}

/**
 * The offer's action, at hand: always on narrow screens, once the hero's is out of view on wide ones. It rests at the end
 * of the page, so that it never stands over the footer.
 */
export function ApplyBar({ offer, isHeroInView }: ApplyBarProps) {
  return (
    <Place $isHeroInView={isHeroInView}>
      <Bar role="region" aria-label="Postuler">
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
    </Place>
  );
}

/** On wide screens it takes no room: coming and going, it moves nothing. */
const Place = styled.div<{ $isHeroInView: boolean }>`
  position: sticky;
  bottom: var(--consent-height, 0px);
  z-index: 35;
  ${from('columns')} {
    display: ${({ $isHeroInView }) => ($isHeroInView ? 'none' : 'flex')};
    align-items: end;
    height: 0;
  }
  ${cramped} {
    position: static;
    display: block;
    height: auto;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  flex: 1;
  padding: 0.7rem 0 calc(0.7rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
  background: var(--floating);
  box-shadow: var(--e-up);
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
  ${below('columns')} {
    p {
      display: none;
    }
    a {
      flex: 1;
    }
  }
`;
