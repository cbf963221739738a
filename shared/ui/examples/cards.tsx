import styled from 'styled-components';
import {
  Card,
  CardActions,
  CardTitle,
  Carousel,
  FavoriteButton,
  FlipCard,
  Illustration,
  Muted,
} from '@careers/ui';
import { Example, Grid } from './example.tsx';

const OFFERS = ['Boucher préparateur F/H', 'Second de boucherie F/H', 'Responsable boucherie F/H'];

export function Cards() {
  return (
    <>
      <Example
        name="Card, CardTitle, CardActions"
        use="Something that opens: its title’s link covers it, other actions stay above."
      >
        <Grid>
          <OfferCard title="Boucher préparateur F/H" />
        </Grid>
      </Example>
      <Example
        name="Carousel"
        use="A handful of cards that may be passed over; one a view, two from 768 px, never by itself."
      >
        <Carousel
          title="Offres similaires"
          headingLevel="h3"
          names={{ item: 'Offre', items: 'Offres', previous: 'Offre précédente', next: 'Offre suivante' }}
          slides={OFFERS.map((title) => ({ key: title, content: <OfferCard title={title} /> }))}
          more={<a href="#cards">Voir toutes les offres</a>}
        />
      </Example>
      <Example
        name="FlipCard"
        use="A person on one side, what they may become on the other; a button turns it."
      >
        <Grid>
          <FlipCard
            title="vous venez du commerce"
            ground="var(--rose-300)"
            front={
              <>
                <Illustration name="portrait-associee" width={160} height={160} />
                <p>
                  <b>Vous venez du commerce</b>
                </p>
              </>
            }
            back={<p>Une formation de 4 à 18 mois, puis un magasin à votre nom.</p>}
            showBack="Voir le parcours"
            showFront="Revenir au profil"
          />
        </Grid>
      </Example>
    </>
  );
}

function OfferCard({ title }: { title: string }) {
  return (
    <Offer>
      <div>
        <CardTitle as="h4">
          <a href="#cards">{title}</a>
        </CardTitle>
        <Muted>Vertou (44), CDI</Muted>
      </div>
      <CardActions>
        <FavoriteButton label={`Favori\u00a0: ${title}`} isFavorite={false} onToggle={() => undefined} />
      </CardActions>
    </Offer>
  );
}

const Offer = styled(Card)`
  display: flex;
  justify-content: space-between;
  padding: 1rem 1.25rem;
`;
