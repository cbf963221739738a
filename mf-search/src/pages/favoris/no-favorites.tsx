import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Illustration, Lead } from '@careers/ui';
import { RESULTS_PATH } from '../../url/index.ts';
import { Columns } from '../offres-emploi/without-results/empty-page.style.ts';

export function NoFavorites() {
  return (
    <Root>
      <Illustration name="scene-vide" width={480} height={320} />
      <div>
        <h2>Vous n’avez pas encore de favori</h2>
        <Lead>
          Touchez «&nbsp;Favori&nbsp;», le cœur d’une offre, pour la retrouver ici, même sans connexion. Vos
          favoris restent dans ce navigateur.
        </Lead>
        <Button as={Link} to={RESULTS_PATH} $size="large">
          Voir les offres d’emploi
        </Button>
      </div>
    </Root>
  );
}

const Root = styled(Columns)`
  p {
    margin: 1rem 0 1.5rem;
  }
`;
