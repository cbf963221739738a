import { useEffect } from 'react';
import { Link, forgetApplication, useLoaderData } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';

/** Result page of a withdrawn application or request: also clears it from this browser, so that one may apply again. */
export default function WithdrawnPage() {
  const { reference } = useLoaderData<{ reference: string | null }>();
  useEffect(() => {
    if (reference) forgetApplication(reference);
  }, [reference]);
  return (
    <AnswerPanel picture="scene-vide" title="Tout est supprimé">
      <Lead>
        <WholeWords>
          Vos données et vos documents ne sont plus chez nous. Le lien de l’e-mail ne mène plus à rien.
        </WholeWords>
      </Lead>
      <Actions>
        <Button as={Link} to="/offres-emploi">
          Voir les offres
        </Button>
      </Actions>
    </AnswerPanel>
  );
}
