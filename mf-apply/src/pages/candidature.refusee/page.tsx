import { Link, useLoaderData } from '@careers/platform';
import { Button } from '@careers/ui';
import { Actions } from '../../server-forms/answer-panel.tsx';
import { RefusedPanel } from '../../server-forms/refused-panel.tsx';

/** Errors of a form sent without JavaScript, and how to return to the typed values. */
export default function RefusedPage() {
  const { reasons } = useLoaderData<{ reasons: string[] }>();
  return (
    <RefusedPanel title="Rien n’a été envoyé" reasons={reasons}>
      <p>
        Revenez à la page précédente avec votre navigateur&nbsp;: vos réponses y sont encore. Votre fichier
        sera peut-être à choisir de nouveau.
      </p>
      <Actions>
        <Button as={Link} to="/offres-emploi" $variant="secondary">
          Revenir aux offres
        </Button>
      </Actions>
    </RefusedPanel>
  );
}
