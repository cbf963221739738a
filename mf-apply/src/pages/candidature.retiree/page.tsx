import { Link } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';

/** After an application or a request was withdrawn. */
export default function WithdrawnPage() {
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
