import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLoaderData } from '@careers/platform';
import { Breadcrumb, Container, Lead, Section, WholeWords } from '@careers/ui';
import type { AlertData } from './alert-data.ts';
import { AlertWizard } from './alert-wizard.tsx';
import { entryOf } from './draft.ts';
import { ServerAlertForm } from './server-alert-form.tsx';

/** New offers by e-mail: the form in steps, or in one piece without JavaScript. */
export default function AlertPage() {
  const data = useLoaderData<AlertData>();
  // The steps know what this tab has kept, which the server does not; before that they cannot be used.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <Section>
      <Narrow>
        <Breadcrumb crumbs={[{ label: 'Accueil', href: '/' }, { label: 'Créer une alerte' }]} />
        <h1>Créer une alerte</h1>
        <Lead>
          <WholeWords>
            Les nouvelles offres viennent à vous, par e-mail, au plus une fois par jour.
          </WholeWords>
        </Lead>
        <Steps>{isReady && <AlertWizard key={entryOf(data)} data={data} />}</Steps>
        <noscript>
          <ServerAlertForm data={data} />
        </noscript>
      </Narrow>
    </Section>
  );
}

const Narrow = styled(Container)`
  max-width: 48rem;
  h1 {
    margin: 1.25rem 0 0.75rem;
  }
`;

/** Keeps the footer where it is while the form comes. */
const Steps = styled.div`
  min-height: 26rem;
  margin-top: 2rem;
  form {
    display: grid;
    gap: 1.5rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;
