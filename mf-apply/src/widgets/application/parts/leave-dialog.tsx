import styled from 'styled-components';
import { Button, Dialog } from '@careers/ui';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Nothing typed is lost by a slip of the finger. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title="Quitter la candidature ?"
      closeLabel="Rester sur la candidature"
    >
      <p>
        Vos réponses restent dans cet onglet jusqu’à ce que vous le fermiez. Votre fichier sera à choisir de
        nouveau.
      </p>
      <Actions>
        <Button type="button" onClick={onStay}>
          Continuer ma candidature
        </Button>
        <Button type="button" $variant="secondary" onClick={onLeave}>
          Quitter
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;
