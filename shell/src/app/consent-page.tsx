import styled from 'styled-components';
import { Button, Container, Lead, Message } from '@careers/ui';
import { useConsentChoice, useLocation } from '@careers/platform';
import { ConsentChoices } from './consent-choices.tsx';
import { CONSENT_PATH } from './constants.ts';

/** The preference centre as a page that needs no JavaScript. */
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
        <ConsentChoices choice={choice} change={change} />
        <Button type="submit" name="choix" value="selection" $variant="ink" $size="large">
          Enregistrer mes choix
        </Button>
      </form>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 1.5rem;
  padding-block: 2.5rem 5rem;
  legend {
    margin-bottom: 0.5rem;
  }
  form > button {
    margin-top: 1.5rem;
  }
`;
