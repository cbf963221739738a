import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Dialog } from '@careers/ui';
import { CONSENT_CATEGORIES, useConsentChoice } from '@careers/platform';
import type { LayoutDialogProps } from './render-dialog.ts';

/** The visitor's choices one by one; saving is as near as accepting or refusing everything. */
export default function PreferenceCentre({ isOpen, onClose }: LayoutDialogProps) {
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
        <Choices>
          <legend>J’autorise</legend>
          {CONSENT_CATEGORIES.map(({ name, label, help }) => (
            <div key={name}>
              <Checkbox
                checked={choice[name]}
                aria-describedby={`consent-${name}`}
                onChange={({ target }) => change(name, target.checked)}
              >
                {label}
              </Checkbox>
              <p id={`consent-${name}`}>{help}</p>
            </div>
          ))}
        </Choices>
      </form>
    </Dialog>
  );
}

const Choices = styled.fieldset`
  legend {
    font-weight: 700;
  }
  div + div {
    margin-top: 0.75rem;
  }
  p {
    padding-left: 2.2rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
