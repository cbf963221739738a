import { Button } from '@careers/ui';
import { ServerForm } from '../../server-forms/server-form.tsx';
import { namesOf } from '../../wizard/values.ts';
import type { AlertData } from './alert-data.ts';
import { FIELDS } from './description.ts';

/** The alert on one page, for browsers without JavaScript. */
export function ServerAlertForm({ data }: { data: AlertData }) {
  return (
    <ServerForm
      action="/api/v2.0/offers/subscriptionmailwithoutaccount"
      button={<Button type="submit">Créer mon alerte</Button>}
    >
      {namesOf(FIELDS).map((name) => {
        const { ServerInput } = FIELDS[name];
        return ServerInput && <ServerInput key={name} subject={data} />;
      })}
    </ServerForm>
  );
}
