import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { useLocation } from '@careers/platform';
import type { AlertData } from './alert-data.ts';
import { AlertResult } from './alert-result.tsx';
import { AlertSteps } from './alert-steps.tsx';
import { startingValues } from './draft.ts';
import type { Values } from './rules.ts';
import { useSubscription } from './use-subscription.ts';

/** The steps of an alert, from the address to the answer of the server. */
export function AlertForm({ data }: { data: AlertData }) {
  const state: unknown = useLocation().state;
  // Of the arrival only: the steps are other locations.
  const [given] = useState(() => emailIn(state));
  const initialValues = useMemo(() => startingValues(data, given), [data, given]);
  const { subscription, send } = useSubscription(data);
  if (subscription.state === 'sent') return <AlertResult {...subscription} />;
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={() => undefined}
      subscription={{ values: true }}
      render={({ values }) => (
        <AlertSteps data={data} values={values} subscription={subscription} send={send} />
      )}
    />
  );
}

/** The address that the page before has handed over: what a navigation carries may be anything. */
function emailIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' && state.email ? state.email : undefined;
}
