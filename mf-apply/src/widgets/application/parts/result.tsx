import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, Illustration, Lead, Message } from '@careers/ui';
import type { Submission } from '../use-submission.ts';

const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

interface ResultProps {
  submission: Extract<Submission, { state: 'sent' | 'already' | 'closed' }>;
  onClose(): void;
}

/** What the server said, and what can be done next. */
export function Result({ submission, onClose }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, picture } = WORDS[submission.state];
  return (
    <Frame>
      <Illustration name={picture} width={320} height={220} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {submission.state === 'sent' && (
        <div role="status">
          <Lead>Merci. L’équipe qui recrute l’a reçue et vous répondra par e-mail.</Lead>
          <p>
            Référence de votre candidature : <b>{submission.receipt.id}</b>
          </p>
          <p>Reçue le {DATE.format(new Date(submission.receipt.receivedAt))}</p>
        </div>
      )}
      {submission.state === 'already' && (
        <Lead>Une candidature à cette offre a déjà été envoyée avec cette adresse e-mail.</Lead>
      )}
      {submission.state === 'closed' && (
        <Message tone="warning" role="alert">
          {"Cette offre n'est plus disponible"}. Vos réponses sont gardées dans cet onglet.
        </Message>
      )}
      <Actions>
        <Button as="a" href="/offres-emploi">
          Revenir aux offres
        </Button>
        <Button type="button" $variant="secondary" onClick={onClose}>
          Revoir cette offre
        </Button>
      </Actions>
    </Frame>
  );
}

const WORDS = {
  sent: { title: 'Votre candidature est envoyée', picture: 'scene-succes' },
  already: { title: 'Vous avez déjà postulé', picture: 'scene-succes' },
  closed: { title: 'L’offre vient d’être pourvue', picture: 'scene-vide' },
} as const;

const Frame = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
