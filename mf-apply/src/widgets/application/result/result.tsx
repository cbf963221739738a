import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import type { OwnerRegion } from '@careers/api-client/owner-regions';
import { Button, Lead, Message } from '@careers/ui';
import { BellIcon } from '@careers/ui/icons';
import { Actions } from '../../../server-forms/answer-panel.tsx';
import type { ApplicationSubject } from '../subject.ts';
import type { Result } from '../submission/use-submission.ts';
import { wordingOf } from '../wording.ts';
import { ResultPanel } from '../../../result/result-panel.tsx';
import { SimilarOffers } from './similar-offers.tsx';

interface ResultProps {
  subject: ApplicationSubject;
  result: Result;
  onClose(): void;
}

/** Result of the submission, with next steps. */
export function ApplicationResult({ subject, result, onClose }: ResultProps) {
  const wording = wordingOf(subject);
  switch (result.state) {
    case 'sent':
      return (
        <ResultPanel title={wording.sent} picture="scene-succes">
          <div role="status">
            <Lead>{result.receipt.region ? contactThanks(result.receipt.region) : wording.thanks}</Lead>
            <p>
              {wording.reference}&nbsp;: <strong>{result.receipt.reference ?? result.receipt.id}</strong>
            </p>
            <p>Reçue le {momentLabel(result.receipt.receivedAt)}</p>
          </div>
          {subject.type === 'OFFER' && (
            <p>
              Le lien de l’e-mail de confirmation permet de la revoir et de la retirer.{' '}
              <a href="/candidatures">Mes candidatures</a>
            </p>
          )}
          <Next subject={subject} onClose={onClose} />
        </ResultPanel>
      );
    case 'alreadyApplied':
      return (
        <ResultPanel title={wording.alreadyAppliedTitle} picture="scene-succes">
          <Lead>{wording.alreadyApplied}</Lead>
          <Next subject={subject} onClose={onClose} />
        </ResultPanel>
      );
    case 'closed':
      return (
        <ResultPanel title="L’offre vient d’être pourvue" picture="scene-vide">
          <Message tone="warning" role="alert">
            {'Cette offre n’est plus disponible'}. Vos réponses sont gardées dans cet onglet&nbsp;: elles
            seront déjà remplies si vous postulez à une autre offre.
          </Message>
          {subject.type === 'OFFER' && <SimilarOffers reference={subject.reference} />}
          <Next subject={subject} onClose={onClose} />
        </ResultPanel>
      );
  }
}

function contactThanks(region: OwnerRegion): string {
  const { label, contact } = OWNER_REGIONS[region];
  return `Merci. ${contact} suit la région ${label} et vous répondra.`;
}

function Next({ subject, onClose }: Pick<ResultProps, 'subject' | 'onClose'>) {
  const { section, close } = wordingOf(subject);
  return (
    <Actions as="p">
      <Button as="a" href={section.path}>
        {section.label}
      </Button>
      {subject.type !== 'DCE' && (
        <Button as="a" href={alertPath(subject)} $variant="secondary">
          <BellIcon />
          Créer une alerte
        </Button>
      )}
      <Button type="button" $variant="secondary" onClick={onClose}>
        {close}
      </Button>
    </Actions>
  );
}

/** Creates the format lazily, as it would block slow phones at startup. */
function momentLabel(moment: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}

function alertPath(subject: ApplicationSubject): string {
  return subject.type === 'OFFER' ? `/alerte?offre=${encodeURIComponent(subject.reference)}` : '/alerte';
}
