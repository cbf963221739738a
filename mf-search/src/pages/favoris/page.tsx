import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  Link,
  openConsent,
  returnToLink,
  useConsent,
  useFavorites,
  useIsHydrating,
  useLoaderData,
} from '@careers/platform';
import { Button, Container, Message, Spinner } from '@careers/ui';
import type { OfferCardData } from '../../offers/offer-card-data.ts';
import { OfferCard } from '../../offers/offer-card.tsx';
import { List } from '../../offers/offer-card.style.ts';
import { useFocusAfterRemoval } from '../../use-focus-after-removal.ts';
import { CompareChoice, CompareLink } from './compare-choice.tsx';
import { NoFavorites } from './no-favorites.tsx';
import { useComparedFavorites } from './use-compared-favorites.ts';
import { useFavoriteOffers } from './use-favorite-offers.ts';

export default function FavoritesPage() {
  // The server renders the page without favourites.
  const isInBrowser = !useIsHydrating();
  const { personalisation } = useConsent();
  return (
    <Page>
      <h1>Mes favoris</h1>
      {!isInBrowser && (
        <noscript>Vos favoris sont gardés dans votre navigateur&nbsp;: ils demandent JavaScript.</noscript>
      )}
      {isInBrowser && (personalisation ? <Favorites /> : <Refused />)}
      <p>
        <Link to="/candidatures">Mes candidatures envoyées</Link>
      </p>
    </Page>
  );
}

function Favorites() {
  const { today } = useLoaderData<{ today: string }>();
  const { references, toggle } = useFavorites();
  const { offers, isLoading, hasFailed, retry } = useFavoriteOffers();
  const { chosen, choose, isChoice } = useComparedFavorites(references);
  const [removed, setRemoved] = useState<OfferCardData>();
  const count = references.length;
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isListed = offers.length > 0;
  // The list loads after the page, whose title has the focus by then.
  useEffect(() => {
    if (isListed) queueMicrotask(() => list.current && returnToLink(list.current));
  }, [isListed]);
  const focusCard = useFocusAfterRemoval(list, 'button[aria-pressed]', offers, undo);
  const remove = (offer: OfferCardData, place: number) => {
    setRemoved(offer);
    focusCard(place);
  };
  const bringBack = ({ reference }: OfferCardData) => {
    toggle(reference);
    setRemoved(undefined);
    // Restored as the newest.
    focusCard(0);
  };

  return (
    <>
      <p role="status">{count > 0 && `${count} ${count === 1 ? 'offre gardée' : 'offres gardées'}`}</p>
      {hasFailed && (
        <Message tone="warning" role="status">
          Vos offres n’ont pas pu être mises à jour&nbsp;: les voici telles que vous les avez vues.
          <Button type="button" $variant="secondary" onClick={retry}>
            Réessayer
          </Button>
        </Message>
      )}
      {removed && !references.includes(removed.reference) && (
        <Message tone="info" role="status">
          <span>{`«\u00A0${removed.title}\u00A0» n’est plus dans vos favoris.`}</span>
          <Button ref={undo} type="button" $variant="secondary" onClick={() => bringBack(removed)}>
            Annuler
          </Button>
        </Message>
      )}
      {isLoading && offers.length === 0 && (
        <p>
          <Spinner /> Chargement de vos favoris…
        </p>
      )}
      {count === 0 && <NoFavorites />}
      <CompareLink chosen={chosen} count={count} />
      <List ref={list}>
        {offers.map((offer, place) => (
          <li key={offer.reference}>
            <OfferCard
              offer={offer}
              today={today}
              headingLevel="h2"
              onUnfavorite={() => remove(offer, place)}
            />
            {isChoice && <CompareChoice offer={offer} chosen={chosen} onChange={choose} />}
          </li>
        ))}
      </List>
    </>
  );
}

function Refused() {
  return (
    <Message tone="info">
      Pour garder des offres, autorisez la personnalisation&nbsp;: vos favoris restent dans ce navigateur.
      <Button type="button" $variant="secondary" onClick={openConsent}>
        Gérer mes cookies
      </Button>
    </Message>
  );
}

const Page = styled(Container)`
  /* Keeps the footer below the first screen while favourites load. */
  min-height: 100vh;
  padding-block: 2.25rem 5rem;
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem);
  }
  > [role='status']:first-of-type {
    min-height: 1.5em;
    margin: 0.5rem 0 1.25rem;
    color: var(--text-2);
  }
  > h1 + div {
    margin-top: 1.25rem;
  }
  > div {
    margin-bottom: 1.25rem;
  }
  button {
    margin: 0.5rem 0 0 auto;
  }
  > p:last-child {
    margin-top: 1.5rem;
  }
`;
