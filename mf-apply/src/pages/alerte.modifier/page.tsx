import styled from 'styled-components';
import { Link, useLoaderData } from '@careers/platform';
import { Button, Container, Lead, Section, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { frequency } from '../alerte/fields/frequency.tsx';
import { jobs } from '../alerte/fields/jobs.tsx';
import { place } from '../alerte/fields/place.tsx';
import { LEADS } from '../alerte.$answer/leads.ts';
import { TITLES } from '../alerte.$answer/states.ts';
import type { ChangesData } from './page.server.ts';

const CHANGE = '/api/v2.0/offers/subscriptionmailwithoutaccount/modification';
const FIELDS = [jobs, place, frequency];

/** Form of an alert's link, submitted by the browser itself, with or without JavaScript. */
export default function ChangeAlertPage() {
  const data = useLoaderData<ChangesData>();
  if (data.state !== 'toChange')
    return (
      <AnswerPanel picture="scene-vide" title={TITLES[data.state]}>
        <Lead>
          <WholeWords>{LEADS[data.state]}</WholeWords>
        </Lead>
        <Actions>
          <Button as={Link} to="/alerte">
            Créer une alerte
          </Button>
        </Actions>
      </AnswerPanel>
    );
  const { alert, isActive, label, token } = data;
  return (
    <Section>
      <Narrow>
        <h1>Modifier votre alerte</h1>
        <Lead>
          <WholeWords>{label}</WholeWords>
        </Lead>
        <form method="post" action={`${CHANGE}?token=${token}`} encType="multipart/form-data">
          {FIELDS.map(({ ServerInput }, index) => ServerInput && <ServerInput key={index} subject={alert} />)}
          <p>
            Vos autres critères restent les mêmes. L’alerte est prolongée de 13&nbsp;mois.{' '}
            <Link to={`/alerte/desinscription?jeton=${token}`}>Arrêter cette alerte</Link>
          </p>
          <p>
            <Button type="submit">{isActive ? 'Enregistrer' : 'Enregistrer et confirmer mon alerte'}</Button>
          </p>
        </form>
      </Narrow>
    </Section>
  );
}

const Narrow = styled(Container)`
  max-width: 48rem;
  form {
    display: grid;
    gap: 1.5rem;
    margin-top: 2rem;
  }
`;
