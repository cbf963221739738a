import styled from 'styled-components';
import { Button, Container, Illustration, Lead, Section, TwoColumns, onDark } from '@careers/ui';
import { Link } from '@careers/platform';
import figures from '../../content/figures.json';

/** The apprentices' film: nothing of its provider before the visitor allows it, its words for everyone. */
export function Apprenticeship() {
  return (
    <Section>
      <Container>
        <TwoColumns>
          <Film>
            <Illustration name="scene-alternance" width={640} height={360} />
            <div>
              <p>Pour voir cette vidéo, autorisez les cookies publicitaires puis rafraîchissez la page.</p>
              <Button as={Link} to="/informations-cookies">
                Gérer mes cookies
              </Button>
            </div>
          </Film>
          <div>
            <h2>{figures.apprentices} apprentis, et une équipe pour chacun</h2>
            <Words>
              Boulangerie, logistique, informatique : vous apprenez avec des gens de métier, en magasin ou au
              siège.
            </Words>
            <p>
              <Button as={Link} to="/offres-emploi?codeContractType=dr_contract_alternance" $variant="ink">
                Voir les offres en alternance
              </Button>
            </p>
            <Transcript>
              <summary>Lire la transcription</summary>
              <p>
                « Le premier jour, j’ai eu peur de mal faire. Mon tuteur m’a montré le geste, puis il m’a
                laissé le couteau. Au bout d’un mois, je préparais seul le comptoir du samedi. Aujourd’hui,
                c’est moi qui montre. »
              </p>
            </Transcript>
          </div>
        </TwoColumns>
      </Container>
    </Section>
  );
}

const Film = styled.div`
  border-radius: var(--r-3);
  overflow: hidden;
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    object-position: 50% 30%;
  }
  > div {
    ${onDark}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    padding: 1.1rem 1.5rem;
    background: var(--aubergine-900);
  }
`;

const Words = styled(Lead)`
  margin: 1rem 0 1.5rem;
`;

const Transcript = styled.details`
  margin-top: 1rem;
  summary {
    width: max-content;
    padding-block: 0.6rem;
    font-weight: 700;
    cursor: pointer;
  }
`;
