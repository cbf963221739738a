import type { Ref } from 'react';
import styled from 'styled-components';
import { Button, Container, Message, Mosaic, onDark, onTint, below } from '@careers/ui';
import { dayLabel, parisDay } from '@careers/ui/french';
import { BuildingStoreIcon, ClockIcon, MapPinIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { alertPath } from './alert-path.ts';
import { CLOSED } from '../../offer/closed.ts';
import type { OfferData } from '../../offer/offer-data.ts';
import { ApplyLink } from './apply-link.tsx';
import { BackToResults } from './back-to-results.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { illustrationsFor } from './illustrations.ts';

interface OfferHeroProps {
  offer: OfferData;
  /** When the visitor applied from this browser, ISO 8601. */
  appliedAt: string | undefined;
  actions: Ref<HTMLDivElement>;
}

export function OfferHero({ offer, appliedAt, actions }: OfferHeroProps) {
  return (
    <Hero>
      <Picture>
        <Mosaic names={illustrationsFor(offer.title)} columns={2} isEager />
      </Picture>
      <Words>
        <BackToResults />
        <h1>{offer.title}</h1>
        <Facts>
          <li>
            <MapPinIcon />
            {offer.place}, {offer.region}
          </li>
          {offer.entity && (
            <li>
              <BuildingStoreIcon />
              {offer.entity}
            </li>
          )}
          <li>
            <ClockIcon />
            <time dateTime={offer.publishedAt}>{offer.publishedLabel}</time>
          </li>
        </Facts>
        {offer.isClosed ? (
          <Closed>
            <Message tone="warning">
              <strong>{CLOSED}</strong>
            </Message>
            <Button as={Link} to={alertPath(offer)}>
              Créer une alerte
            </Button>
          </Closed>
        ) : (
          <Actions ref={actions}>
            {appliedAt ? (
              <Applied>Vous avez postulé le {dayLabel(parisDay(new Date(appliedAt)))}</Applied>
            ) : (
              <Apply>
                <ApplyLink $size="large" />
              </Apply>
            )}
            <FavoriteToggle reference={offer.reference} />
          </Actions>
        )}
      </Words>
    </Hero>
  );
}

const Hero = styled.div`
  ${onDark}
  position: relative;
  background: var(--aubergine-900);
  overflow: hidden;
  @media print {
    background: none;
    color: inherit;
  }
`;

const Picture = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  aspect-ratio: 1;
  > div {
    height: 100%;
    grid-template-rows: 1fr 1fr;
  }
  ${below('columns')} {
    position: static;
    aspect-ratio: auto;
    > div {
      grid-template-columns: repeat(4, 1fr);
      grid-template-rows: auto;
    }
  }
  @media print {
    display: none;
  }
`;

const Words = styled(Container)`
  position: relative;
  padding-block: 1.5rem 3.25rem;
  h1 {
    max-width: 18ch;
    margin: 1.5rem 0 1rem;
  }
  ${below('columns')} {
    padding-block: 1rem 1.75rem;
    h1 {
      margin-top: 0.75rem;
    }
  }
  @media print {
    padding-block: 0;
    > a {
      display: none;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.75rem;
  max-width: 44rem;
  margin-bottom: 2rem;
  color: var(--lavande-200);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  svg {
    flex: none;
  }
  @media print {
    margin: 0;
    color: inherit;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  @media print {
    display: none;
  }
`;

/** Narrow screens have the bar at the bottom. */
const Apply = styled.span`
  ${below('columns')} {
    display: none;
  }
`;

const Closed = styled.div`
  ${onTint}
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 36rem;
`;

const Applied = styled.strong`
  padding: 0.7rem 1.25rem;
  border-radius: var(--r-pill);
  background: var(--basilic-100);
  color: var(--aubergine-950);
`;
