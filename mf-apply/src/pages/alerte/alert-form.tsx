import { useMemo } from 'react';
import { Form } from 'react-final-form';
import type { AlertData } from './alert-data.ts';
import { AlertResult } from './alert-result.tsx';
import { AlertSteps } from './alert-steps.tsx';
import { startingValues } from './draft.ts';
import type { Values } from './rules.ts';
import { useSubscription } from './use-subscription.ts';

/** The steps of an alert, from the address to the answer of the server. */
export function AlertForm({ data }: { data: AlertData }) {
  const initialValues = useMemo(() => startingValues(data), [data]);
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
