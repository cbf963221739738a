import styled from 'styled-components';
import { Carousel } from '@careers/ui';
import { OfferCard } from '../../offers/offer-card.tsx';
import type { CarouselData } from './load.ts';

/** Latest offers side by side. */
export function OffersCarousel({ data: { title, offers, href, today } }: { data: CarouselData }) {
  if (offers.length === 0) return null;
  return (
    <Carousel
      title={title}
      names={{ item: 'Offre', previous: 'Offre précédente', next: 'Offre suivante' }}
      slides={offers.map((offer) => ({
        key: offer.reference,
        content: <OfferCard offer={offer} today={today} headingLevel="h3" Anchor="a" isNarrow />,
      }))}
      more={<AllOffers href={href}>Voir toutes les offres</AllOffers>}
    />
  );
}

const AllOffers = styled.a`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--text);
  font-weight: 700;
`;
