import styled from 'styled-components';
import { ActionLink, Button, Container, Message, Mosaic, onDark } from '@careers/ui';
import { ArrowLeftIcon, BuildingStoreIcon, ClockIcon, HeartIcon, MapPinIcon } from '@careers/ui/icons';
import { Link, useFavorites } from '@careers/platform';
import type { OfferData } from '../data/offer-data.ts';
import { illustrationsFor } from './illustrations.ts';

const DATE = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** Title, place and actions of the offer. */
export function OfferHero({ offer, appliedAt }: { offer: OfferData; appliedAt: string | undefined }) {
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
              {offer.entity.label}
            </li>
          )}
          <li>
            <ClockIcon />
            {offer.publishedLabel}
          </li>
        </Facts>
        {offer.isClosed ? (
          <Message tone="warning">
            <strong>{"Cette offre n'est plus disponible"}</strong>
          </Message>
        ) : (
          <Actions>
            {appliedAt ? (
              <Applied>Vous avez postulé le {DATE.format(new Date(appliedAt))}</Applied>
            ) : (
              <ApplyLink as="a" href="#candidature/cv" $size="large">
                Postuler à cette offre
              </ApplyLink>
            )}
            <FavoriteButton reference={offer.reference} />
          </Actions>
        )}
        <noscript>
          <p>
            Pour postuler en ligne, activez JavaScript dans votre navigateur. Tout le reste du site se lit
            sans.
          </p>
        </noscript>
      </Words>
    </Hero>
  );
}

/** Back where the visitor came from when that was a list of offers, else to all offers. */
function BackToResults() {
  return (
    <ActionLink
      as={Link}
      to="/offres-emploi"
      onClick={(event: React.MouseEvent) => {
        const from = window.history.state as { idx?: number } | null;
        if (!from?.idx || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeftIcon />
      Retour aux résultats
    </ActionLink>
  );
}

function FavoriteButton({ reference }: { reference: string }) {
  const { references, toggle } = useFavorites();
  const isFavorite = references.includes(reference);
  return (
    <Favorite
      type="button"
      $variant="secondary"
      $size="large"
      aria-pressed={isFavorite}
      onClick={() => toggle(reference)}
    >
      <HeartIcon />
      {isFavorite ? 'Dans vos favoris' : 'Ajouter aux favoris'}
    </Favorite>
  );
}

const Hero = styled.div`
  ${onDark}
  position: relative;
  background: var(--aubergine-900);
  overflow: hidden;
`;

const Picture = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  aspect-ratio: 1;
  > div {
    height: 100%;
    grid-template-rows: 1fr 1fr;
  }
  @media (max-width: 900px) {
    position: static;
    aspect-ratio: auto;
    > div {
      grid-template-columns: repeat(4, 1fr);
      grid-template-rows: auto;
    }
  }
`;

const Words = styled(Container)`
  position: relative;
  padding-block: 1.5rem 3.25rem;
  h1 {
    max-width: 18ch;
    margin: 1.5rem 0 1rem;
  }
  noscript p {
    margin-top: 1rem;
    color: var(--lavande-200);
  }
  @media (max-width: 900px) {
    padding-block: 1rem 1.75rem;
    h1 {
      margin-top: 0.75rem;
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
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
`;

/** On narrow screens the bar at the bottom is the one to tap. */
const ApplyLink = styled(Button)`
  @media (max-width: 900px) {
    display: none;
  }
`;

const Favorite = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

const Applied = styled.strong`
  padding: 0.7rem 1.25rem;
  border-radius: var(--r-pill);
  background: var(--basilic-100);
  color: var(--aubergine-950);
`;
