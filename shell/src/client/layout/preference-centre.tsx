import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Dialog } from '@careers/ui';
import { useConsentChoice } from '@careers/platform';
import { ConsentChoices } from '../../app/consent-choices.tsx';
import { openDialog } from './render-dialog.ts';
import type { LayoutDialogProps } from './render-dialog.ts';

export function openPreferenceCentre(): void {
  openDialog('consent', PreferenceCentre);
}

/** Consent by category; saving is as easy as accepting or refusing all. */
function PreferenceCentre({ isOpen, onClose }: LayoutDialogProps) {
  const { choice, change, save, acceptAll, refuseAll } = useConsentChoice();
  const then = (keep: () => void) => () => {
    keep();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    then(save)();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Gérer mes cookies"
      footer={
        <Actions>
          <Button type="submit" form="consent-choices" $variant="ink">
            Enregistrer mes choix
          </Button>
          <Button type="button" $variant="secondary" onClick={then(refuseAll)}>
            Tout refuser
          </Button>
          <Button type="button" $variant="secondary" onClick={then(acceptAll)}>
            Tout accepter
          </Button>
        </Actions>
      }
    >
      <form id="consent-choices" onSubmit={submit}>
        <ConsentChoices choice={choice} change={change} />
      </form>
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
