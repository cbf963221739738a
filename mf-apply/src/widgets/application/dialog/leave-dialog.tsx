import styled from 'styled-components';
import { Button, Dialog } from '@careers/ui';
import { Actions } from '../../../server-forms/answer-panel.tsx';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';

interface LeaveDialogProps {
  subject: ApplicationSubject;
  isOpen: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks before typed data is lost. */
export function LeaveDialog({ subject, isOpen, onStay, onLeave }: LeaveDialogProps) {
  const wording = wordingOf(subject);
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={wording.leave} closeLabel="Fermer">
      <p>
        Vos réponses restent dans cet onglet jusqu’à ce que vous le fermiez, et votre fichier jusqu’à ce que
        la page se recharge.
      </p>
      <Choices as="p">
        <Button type="button" onClick={onStay}>
          {wording.leaveAction}
        </Button>
        <Button type="button" $variant="secondary" onClick={onLeave}>
          Quitter
        </Button>
      </Choices>
    </Dialog>
  );
}

const Choices = styled(Actions)`
  margin-top: 1.5rem;
`;
