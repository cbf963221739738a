import styled from 'styled-components';
import { Button, Container, Lead, Section, TwoColumns } from '@careers/ui';
import { Link } from '@careers/platform';
import figures from '@careers/platform/figures';
import type { Film } from '../../../content/schema/parts.ts';
import { Video } from '../../video/video.tsx';

/** The apprentices' film: nothing from its provider without consent, a transcript for everyone. */
export function Apprenticeship({ film }: { film: Film }) {
  return (
    <Section>
      <Container>
        <TwoColumns>
          <Video film={film} />
          <div>
            <h2>{figures.apprentices} apprentis, et une équipe pour chacun</h2>
            <Intro>
              Boulangerie, logistique, informatique : vous apprenez avec des gens de métier, en magasin ou au
              siège.
            </Intro>
            <p>
              <Button as={Link} to="/offres-emploi?codeContractType=dr_contract_alternance" $variant="ink">
                Voir les offres en alternance
              </Button>
            </p>
          </div>
        </TwoColumns>
      </Container>
    </Section>
  );
}

const Intro = styled(Lead)`
  margin: 1rem 0 1.5rem;
`;
