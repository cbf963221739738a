import { Button, Container, Lead } from '@careers/ui';
import { Link } from '@careers/platform';

/** Shown if neither a page nor the error page can be loaded; part of the initial scripts. */
export function UnreachablePage() {
  return (
    <Container>
      <h1>{navigator.onLine ? 'Une erreur est survenue' : 'Vous êtes hors connexion'}</h1>
      <Lead>Cette page a besoin du réseau.</Lead>
      <p>
        <Button as={Link} to="" reloadDocument>
          Réessayer
        </Button>
      </p>
    </Container>
  );
}
