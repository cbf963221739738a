import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, Container } from '@careers/ui';
import type { OfferData } from '../data/offer-data.ts';

/** What scrolls by before the hero's own button is out of view on a wide screen. */
const HERO_PIXELS = 420;

/** The offer's action, at hand: always on narrow screens, once the hero's is out of view on wide ones. */
export function ApplyBar({ offer }: { offer: OfferData }) {
  const [isPastHero, setIsPastHero] = useState(false);
  useEffect(() => {
    const update = () => setIsPastHero(window.scrollY > HERO_PIXELS);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <Bar role="region" aria-label="Postuler" $isPastHero={isPastHero}>
      <Row>
        <p>
          <b>{offer.title}</b>
          <span>
            {offer.place}, {offer.contract.label}, {offer.time.label.toLowerCase()}
          </span>
        </p>
        <Button as="a" href="#candidature/cv">
          Postuler à cette offre
        </Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.div<{ $isPastHero: boolean }>`
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
    display: ${({ $isPastHero }) => ($isPastHero ? 'block' : 'none')};
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
