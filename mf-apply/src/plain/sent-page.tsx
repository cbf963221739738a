import { Link } from '@careers/platform';
import { Button, Lead } from '@careers/ui';
import { dayLabel } from '@careers/ui/french';
import { useAddress } from './address.ts';
import { Actions, AnswerPanel } from './answer-panel.tsx';

/** Thanks for a form that was sent without JavaScript. */
export function SentPage() {
  const address = useAddress();
  const reference = /^[\w-]{1,40}$/.exec(address.get('reference') ?? '')?.[0];
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(address.get('recue') ?? '')?.[0];
  return (
    <AnswerPanel picture="scene-succes" title="Votre candidature est envoyée">
      <Lead>Merci. L’équipe l’a reçue et vous répondra par e-mail.</Lead>
      {reference && (
        <p>
          Référence de votre candidature : <b>{reference}</b>
        </p>
      )}
      {day && <p>Reçue le {dayLabel(day)}</p>}
      <Actions>
        <Button as={Link} to="/offres-emploi">
          Revenir aux offres
        </Button>
        <Button as={Link} to="/alerte" $variant="secondary">
          Créer une alerte
        </Button>
      </Actions>
    </AnswerPanel>
  );
}
