import styled from 'styled-components';
import { Container, Illustration, Lead, Section, below } from '@careers/ui';
import { Link } from '@careers/platform';
import figures from '@careers/platform/figures';

export function Entities() {
  return (
    <Root>
      <Container>
        <Head>
          <h2>Une coopérative, plusieurs façons d’y travailler</h2>
          <Lead>
            Quatre enseignes, la logistique, une direction informatique et des équipes siège : chaque entité a
            ses métiers et son rythme. <Link to="/organisation-cooperative-u">Voir toutes les entités</Link>
          </Lead>
        </Head>
        <Grid data-ground="tint">
          <li>
            <div>
              <h3>
                <Figure>{figures.stores}</Figure> magasins partout en France
              </h3>
              <p>{figures.brands}.</p>
              <Link to="/nos-metiers/les-metiers-en-supermarche">Travailler en magasin</Link>
            </div>
            <Illustration name="scene-magasin" width={560} height={350} />
          </li>
          <li>
            <h3>
              <Figure>{figures.warehouses}</Figure> entrepôts et {figures.logisticsPosts} postes
            </h3>
            <Link to="/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution">
              La logistique
            </Link>
          </li>
          <li>
            <h3>
              <Figure>{figures.technologyStaff}</Figure> personnes à l’informatique
            </h3>
            <Link to="/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution">
              L’informatique
            </Link>
          </li>
          <li>
            <h3>
              <Figure>{figures.proximityReferences}</Figure> références, environ {figures.proximityStores}{' '}
              magasins et plus de {figures.proximityStaff} personnes
            </h3>
            <Link to="/organisation-cooperative-u/u-proximite-france">La coopérative de proximité</Link>
            <Illustration name="produit-aubergine" width={136} height={136} />
          </li>
        </Grid>
      </Container>
    </Root>
  );
}

const Root = styled(Section)`
  background: var(--surface-2);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1rem 2rem;
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;

const Figure = styled.span`
  display: block;
  font: 800 2.75rem/1 var(--font-display);
  letter-spacing: -0.04em;
  ${below('pair')} {
    font-size: 2.25rem;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  grid-auto-rows: minmax(12.5rem, auto);
  gap: 1rem;
  margin-top: 2.5rem;
  > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 1rem;
    padding: 1.5rem;
    border-radius: var(--r-3);
    overflow: clip;
  }
  > li:nth-child(1) {
    grid-column: span 2;
    grid-row: span 2;
    padding: 0;
    background: var(--ciel-100);
  }
  > li:nth-child(1) > div {
    padding: 1.75rem 1.75rem 0;
  }
  > li:nth-child(1) > img {
    width: 100%;
  }
  > li:nth-child(2) {
    background: var(--citron-500);
  }
  > li:nth-child(3) {
    background: var(--lavande-300);
  }
  > li:nth-child(4) {
    position: relative;
    grid-column: span 2;
    background: var(--rose-300);
  }
  > li:nth-child(4) > h3 {
    max-width: calc(100% - 7rem);
  }
  > li:nth-child(4) > img {
    position: absolute;
    inset: 0 0 auto auto;
    width: 8.5rem;
  }
  h3 {
    font: 400 1.0625rem/1.35 var(--font-text);
    letter-spacing: 0;
  }
  a {
    color: inherit;
    font-weight: 700;
  }
  ${below('columns')} {
    grid-template-columns: 1fr 1fr;
  }
  ${below('pair')} {
    grid-auto-rows: auto;
    > li:nth-child(4) > h3 {
      max-width: none;
    }
    > li:nth-child(4) > img {
      display: none;
    }
    > li:not(:first-child) {
      padding: 1.1rem;
    }
  }
  ${below('line')} {
    grid-template-columns: 1fr;
    > li:nth-child(n) {
      grid-column: auto;
    }
  }
`;
