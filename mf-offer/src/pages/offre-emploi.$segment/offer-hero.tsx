import type { Ref } from 'react';
import { Button, Message, Mosaic } from '@careers/ui';
import { dayLabel, parisDay } from '@careers/ui/french';
import { BuildingStoreIcon, ClockIcon, MapPinIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { alertPath } from '../../offer/paths.ts';
import { CLOSED } from '../../offer/offer-data.ts';
import type { OfferData } from '../../offer/offer-data.ts';
import { ApplyLink } from './apply-bar.tsx';
import { BackToResults } from './back-to-results.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { Actions, Applied, Apply, Closed, Content, Facts, Hero, Picture } from './offer-hero.style.ts';
import { illustrationsFor } from './illustrations.ts';

interface OfferHeroProps {
  offer: OfferData;
  /** When the visitor applied from this browser, ISO 8601. */
  appliedAt: string | undefined;
  actions: Ref<HTMLDivElement>;
}

export function OfferHero({ offer, appliedAt, actions }: OfferHeroProps) {
  const illustrations = illustrationsFor(offer.title);
  return (
    <Hero data-ground="dark">
      <Picture>
        <Mosaic names={illustrations} columns={2} eager={illustrations.length} />
      </Picture>
      <Content>
        <BackToResults />
        <h1>{offer.title}</h1>
        <Facts>
          <li>
            <MapPinIcon />
            {offer.placeBesideEntity}, {offer.region}
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
          <Closed data-ground="tint">
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
              <Applied>{`Vous avez postulé le ${dayLabel(parisDay(new Date(appliedAt)))}`}</Applied>
            ) : (
              <Apply>
                <ApplyLink $size="large" />
              </Apply>
            )}
            <FavoriteToggle reference={offer.reference} />
          </Actions>
        )}
      </Content>
    </Hero>
  );
}
