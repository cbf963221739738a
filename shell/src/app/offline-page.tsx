import styled from 'styled-components';
import { Button, Container, Illustration, Lead } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { centred } from './centred.ts';

/** Shown for a page that cannot be loaded: pages available offline, and a retry. */
export default function OfflinePage() {
  return (
    <Page>
      <Illustration name="scene-vide" width={640} height={360} isEager />
      <h1>Vous êtes hors connexion</h1>
      <Lead>
        Cette page a besoin du réseau. Les offres que vous avez lues et vos favoris restent à portée de main.
      </Lead>
      <p>
        <Button as={Link} to="/favoris" reloadDocument $size="large">
          <HeartIcon />
          Voir mes favoris
        </Button>
        <Button as={Link} to="" reloadDocument $variant="secondary" $size="large">
          Réessayer
        </Button>
      </p>
    </Page>
  );
}

const Page = styled(Container)`
  ${centred}
  padding-block: 3rem 5rem;
  img {
    width: min(100%, 40rem);
    margin: 0 auto 2rem;
  }
`;
