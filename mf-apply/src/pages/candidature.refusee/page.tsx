import { Link } from '@careers/platform';
import { BulletList, Button, Message } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { reasonsIn } from '../../server-forms/refusal-reasons.ts';
import { useAddress } from '../../server-forms/use-address.ts';

/** The errors of a form sent without JavaScript, and how to return to what was typed. */
export default function RefusedPage() {
  return (
    <AnswerPanel picture="scene-vide" title="Rien n’a été envoyé">
      <Message tone="error">
        <BulletList>
          {reasonsIn(useAddress()).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </BulletList>
      </Message>
      <p>
        Revenez à la page précédente avec votre navigateur&nbsp;: vos réponses y sont encore. Votre fichier
        sera peut-être à choisir de nouveau.
      </p>
      <Actions>
        <Button as={Link} to="/offres-emploi" $variant="secondary">
          Revenir aux offres
        </Button>
      </Actions>
    </AnswerPanel>
  );
}
