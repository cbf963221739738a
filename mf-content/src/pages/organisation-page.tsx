import styled from 'styled-components';
import { Container, Illustration, Section, coveredByLink, onTint } from '@careers/ui';
import { Link, useLoaderData } from '@careers/platform';
import { BlockHead } from '../blocks/block-head.tsx';
import { Blocks } from '../blocks/blocks.tsx';
import { offersLabel } from '../jobs/offers-label.ts';
import type { OrganisationData } from './entity-data.ts';
import { Hero } from './hero.tsx';

export { organisationHead } from './page-heads.ts';

/** The cooperative: what holds it together, and every entity with its live offers. */
export function OrganisationPage() {
  const { page, entities } = useLoaderData<OrganisationData>();
  const [first, ...others] = page.blocks;
  return (
    <>
      <Hero hero={page.hero} crumbs={[{ label: page.label }]} />
      {first && <Blocks blocks={[first]} accent={page.hero.ground} />}
      <Entities id="entites" tabIndex={-1}>
        <Container>
          <BlockHead
            title="Choisissez votre maison"
            lead="Quatre enseignes, deux réseaux, des entrepôts, des bureaux : le même esprit, des rythmes différents."
          />
          <Cards>
            {entities.map(({ code, label, lead, picture, ground, href, offerCount }) => (
              <li key={code} style={{ background: `var(--${ground})` }}>
                <div>
                  <h3>
                    <Link to={href}>{label}</Link>
                  </h3>
                  <p>{lead}</p>
                  {offerCount !== null && offerCount > 0 && <b>{offersLabel(offerCount)}</b>}
                </div>
                <Illustration name={picture} width={400} height={250} />
              </li>
            ))}
            <li key="own" style={{ background: 'var(--citron-200)' }}>
              <div>
                <h3>
                  <Link to="/entreprendre">Et le vôtre ?</Link>
                </h3>
                <p>La prochaine enseigne sur une façade sera peut-être la vôtre : devenez Associé.</p>
              </div>
              <Illustration name="scene-cooperative" width={400} height={250} />
            </li>
          </Cards>
        </Container>
      </Entities>
      <Blocks blocks={others} accent={page.hero.ground} />
    </>
  );
}

const Entities = styled(Section)`
  background: var(--surface-2);
`;

const Cards = styled.ul`
  ${onTint}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
  li {
    ${coveredByLink}
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    border-radius: var(--r-3);
    overflow: hidden;
  }
  li > div {
    padding: 1.5rem 1.5rem 1rem;
  }
  p {
    margin: 0.4rem 0 0.6rem;
  }
  b {
    font-size: var(--fs-sm);
  }
  img {
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;
