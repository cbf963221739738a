import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, onTint } from '@careers/ui';
import { CONSENT_CATEGORIES, useConsentChoice } from '@careers/platform';

/** What the visitor allows, to be changed as easily as it was given. */
export function ConsentChoices() {
  const { choice, change, save, acceptAll, refuseAll } = useConsentChoice();
  const [isSaved, setIsSaved] = useState(false);
  const then = (keep: () => void) => () => {
    keep();
    setIsSaved(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    then(save)();
  };

  return (
    <Form id="mes-choix" tabIndex={-1} onSubmit={submit}>
      <h2>Mes choix</h2>
      <fieldset>
        <legend>J’autorise</legend>
        {CONSENT_CATEGORIES.map(({ name, label, help }) => (
          <div key={name}>
            <Checkbox
              checked={choice[name]}
              aria-describedby={`help-${name}`}
              onChange={({ target }) => {
                change(name, target.checked);
                setIsSaved(false);
              }}
            >
              {label}
            </Checkbox>
            <p id={`help-${name}`}>{help}</p>
          </div>
        ))}
      </fieldset>
      <Actions>
        <Button type="submit" $variant="ink">
          Enregistrer mes choix
        </Button>
        <Button type="button" $variant="secondary" onClick={then(acceptAll)}>
          Tout accepter
        </Button>
        <Button type="button" $variant="secondary" onClick={then(refuseAll)}>
          Tout refuser
        </Button>
      </Actions>
      <p role="status">{isSaved ? 'Vos choix sont enregistrés pour six mois.' : ''}</p>
    </Form>
  );
}

const Form = styled.form`
  ${onTint}
  margin-bottom: 3rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--r-3);
  background: var(--citron-100);
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-h3);
  }
  legend {
    font-weight: 700;
  }
  fieldset div + div {
    margin-top: 0.5rem;
  }
  fieldset p {
    padding-left: 2.2rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [role='status'] {
    min-height: 1.6em;
    margin-top: 0.75rem;
    font-weight: 600;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;
