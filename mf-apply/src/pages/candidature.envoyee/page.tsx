import { Link, useLoaderData } from '@careers/platform';
import { Button, Lead } from '@careers/ui';
import { dayLabel } from '@careers/ui/french';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import type { ApplicationSubject } from '../../widgets/application/subject.ts';
import { WORDING } from '../../widgets/application/wording.ts';

/** Result page of a form sent without JavaScript. */
export default function SentPage() {
  const address = new URLSearchParams(useLoaderData<{ search: string }>().search);
  const reference = /^[\w-]{1,40}$/.exec(address.get('reference') ?? '')?.[0];
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(address.get('recue') ?? '')?.[0];
  const { sent, thanks, reference: referenceLabel, section } = WORDING[typeOf(address.get('type'))];
  return (
    <AnswerPanel picture="scene-succes" title={sent}>
      <Lead>{thanks}</Lead>
      {reference && (
        <p>
          {referenceLabel}&nbsp;: <strong>{reference}</strong>
        </p>
      )}
      {day && <p>Reçue le {dayLabel(day)}</p>}
      <p>Le lien de l’e-mail de confirmation permet de revoir cet envoi et de le retirer.</p>
      <Actions>
        <Button as={Link} to={section.path}>
          {section.label}
        </Button>
        <Button as={Link} to="/alerte" $variant="secondary">
          Créer une alerte
        </Button>
      </Actions>
    </AnswerPanel>
  );
}

function typeOf(value: string | null): ApplicationSubject['type'] {
  return value === 'SPONTANEOUS' || value === 'DCE' ? value : 'OFFER';
}
