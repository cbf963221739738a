import styled from 'styled-components';
import { Button, Checkbox, Container, Lead, Message } from '@careers/ui';
import { CONSENT_CATEGORIES, useConsentChoice, useLocation } from '@careers/platform';
import { CONSENT_PATH } from './consent-path.ts';

/** The choices of the consent banner one by one, as a form that needs no script. */
export default function ConsentPage() {
  const { choice, change } = useConsentChoice();
  const isSaved = useLocation().search !== '';
  return (
    <Page>
      <h1>Gérer mes cookies</h1>
      <Lead>Vos choix sont gardés six mois dans ce navigateur.</Lead>
      {isSaved && (
        <Message tone="success" role="status">
          Vos choix sont enregistrés.
        </Message>
      )}
      <form method="post" action={CONSENT_PATH}>
        <fieldset>
          <legend>J’autorise</legend>
          {CONSENT_CATEGORIES.map(({ name, label, help }) => (
            <div key={name}>
              <Checkbox
                name={name}
                checked={choice[name]}
                aria-describedby={`consent-page-${name}`}
                onChange={({ target }) => change(name, target.checked)}
              >
                {label}
              </Checkbox>
              <p id={`consent-page-${name}`}>{help}</p>
            </div>
          ))}
        </fieldset>
        <Button type="submit" name="choix" value="selection" $variant="ink" $size="large">
          Enregistrer mes choix
        </Button>
      </form>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  padding-block: 2.5rem 5rem;
  legend {
    margin-bottom: 0.5rem;
    font-weight: 700;
  }
  fieldset > div + div {
    margin-top: 0.75rem;
  }
  fieldset p {
    padding-left: 2.2rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  form > button {
    margin-top: 1.5rem;
  }
`;
