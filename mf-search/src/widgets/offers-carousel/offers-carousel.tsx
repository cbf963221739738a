import { useId, useRef, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '@careers/ui/icons';
import { OfferCard } from '../../offers/offer-card.tsx';
import { IconButton } from '@careers/ui';
import type { CarouselData } from './load.ts';
import { Controls, Frame, Head, Slides } from './offers-carousel.style.ts';

/** Latest offers side by side: a list that scrolls, with buttons. It never moves by itself. */
export function OffersCarousel({ data: { title, offers, href, today } }: { data: CarouselData }) {
  const titleId = useId();
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (offers.length === 0) return null;

  const goTo = (index: number) =>
    slides.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const follow = () => {
    const list = slides.current;
    const step = list?.firstElementChild?.getBoundingClientRect().width;
    if (list && step) setCurrent(Math.min(Math.round(list.scrollLeft / step), offers.length - 1));
  };

  return (
    <Frame role="group" aria-roledescription="carrousel" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Controls>
          <p>
            Offre {current + 1} sur {offers.length}
          </p>
          <IconButton
            type="button"
            aria-label="Offre précédente"
            aria-disabled={current === 0}
            onClick={() => goTo(Math.max(0, current - 1))}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            type="button"
            aria-label="Offre suivante"
            aria-disabled={current >= offers.length - 1}
            onClick={() => goTo(Math.min(offers.length - 1, current + 1))}
          >
            <ArrowRightIcon />
          </IconButton>
        </Controls>
      </Head>
      <Slides ref={slides} onScroll={follow}>
        {offers.map((offer) => (
          <li key={offer.reference}>
            <OfferCard offer={offer} today={today} headingLevel="h3" Anchor="a" isNarrow />
          </li>
        ))}
      </Slides>
      <a href={href}>Voir toutes les offres</a>
    </Frame>
  );
}
