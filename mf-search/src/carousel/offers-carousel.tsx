import styled from 'styled-components';
import { Carousel } from '@careers/ui';
import type { CarouselData } from './load-carousel.ts';
import { OfferCard } from '../offers/offer-card.tsx';

export function OffersCarousel({ data }: { data: CarouselData }) {
  const { title, offers, href, more = 'Voir toutes les offres', today } = data;
  if (offers.length === 0) return null;
  return (
    <Carousel
      title={title}
      names={{ item: 'Offre', items: 'Offres', previous: 'Offre précédente', next: 'Offre suivante' }}
      slides={offers.map((offer) => ({
        key: offer.reference,
        content: <OfferCard offer={offer} today={today} headingLevel="h3" isNarrow />,
      }))}
      more={
        <All>
          <a href={href}>{more}</a>
        </All>
      }
    />
  );
}

const All = styled.p`
  justify-self: start;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--text);
    font-weight: 700;
  }
`;
