import styled from 'styled-components';
import { useIsHydrating, useLoaderData } from '@careers/platform';
import { Breadcrumb, Container, Lead, Section, WholeWords, hiddenWithoutScript } from '@careers/ui';
import { FormBoundary } from '../../wizard/form-boundary.tsx';
import type { AlertData } from './alert-data.ts';
import { AlertWizard } from './alert-wizard.tsx';
import { entryOf } from './draft.ts';
import { ServerAlertForm } from './server-alert-form.tsx';

/** The alert form: a wizard, or one page without JavaScript. */
export default function AlertPage() {
  const data = useLoaderData<AlertData>();
  // The server does not know this tab's draft.
  const isInBrowser = !useIsHydrating();
  return (
    <Section>
      <Narrow>
        <Breadcrumb crumbs={[{ label: 'Créer une alerte' }]} />
        <h1>Créer une alerte</h1>
        <Lead>
          <WholeWords>
            Les nouvelles offres viennent à vous, par e-mail, chaque jour ou chaque semaine.
          </WholeWords>
        </Lead>
        <Steps>
          {isInBrowser && (
            <FormBoundary key={entryOf(data)}>
              <AlertWizard data={data} />
            </FormBoundary>
          )}
        </Steps>
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

/** Keeps the footer in place while the wizard loads. */
const Steps = styled.div`
  min-height: 26rem;
  margin-top: 2rem;
  form {
    display: grid;
    gap: 1.5rem;
  }
  ${hiddenWithoutScript}
`;
