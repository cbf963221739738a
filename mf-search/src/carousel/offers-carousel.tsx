import styled from 'styled-components';
import { Carousel } from '@careers/ui';
import type { CarouselData } from '../data/load-carousel.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import type { OfferCardProps } from '../offers/offer-card.tsx';

interface OffersCarouselProps {
  data: CarouselData;
  /** The router's link on a page, a plain anchor in a widget. */
  Anchor?: OfferCardProps['Anchor'];
}

/** Latest offers side by side. */
export function OffersCarousel({ data, Anchor = 'a' }: OffersCarouselProps) {
  const { title, offers, href, more = 'Voir toutes les offres', today } = data;
  if (offers.length === 0) return null;
  return (
    <Carousel
      title={title}
      names={{ item: 'Offre', previous: 'Offre précédente', next: 'Offre suivante' }}
      slides={offers.map((offer) => ({
        key: offer.reference,
        content: <OfferCard offer={offer} today={today} headingLevel="h3" Anchor={Anchor} isNarrow />,
      }))}
      more={
        <All>
          <Anchor href={href}>{more}</Anchor>
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
