import styled from 'styled-components';
import { Container, below, from, cramped, Button } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';
import type { OfferData } from '../../offer/offer-data.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';

interface ApplyBarProps {
  offer: OfferData;
  /** True while the hero's button is in view: wide screens do not repeat it. */
  isHeroInView: boolean;
}

/**
 * A sticky bar to apply: always on narrow screens, below the hero on wide ones. It ends with the page's content, above
 * the footer.
 */
export function ApplyBar({ offer, isHeroInView }: ApplyBarProps) {
  return (
    <Place $isHeroInView={isHeroInView}>
      <Bar role="region" aria-label="Postuler">
        <Row>
          <p>
            <Title>{offer.title}</Title>
            <Details>
              {offer.place}, {offer.contract.label}, {offer.time.label.toLowerCase()}
            </Details>
          </p>
          <FavoriteToggle reference={offer.reference} isSmall />
          <ApplyLink />
        </Row>
      </Bar>
    </Place>
  );
}

/** Without height on wide screens, so that it shifts nothing. */
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

const Title = styled.strong`
  display: block;
  line-height: 1.25;
`;

const Details = styled.span`
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 1rem;
  p {
    flex: 1;
    min-width: 0;
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

/** The hash that opens the application widget at its first step. */
const APPLICATION = '#candidature/cv';

/** Opens the application; the label is the same everywhere. */
export function ApplyLink({ $size = 'medium' }: Pick<ButtonProps, '$size'>) {
  return (
    <Button as="a" href={APPLICATION} $size={$size}>
      Postuler à cette offre
    </Button>
  );
}
