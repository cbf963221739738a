import { Button, Checkbox, Field, Select } from '@careers/ui';
import { Group } from '../../fields/group.tsx';
import { ServerConsent } from '../../server-forms/server-consent.tsx';
import { ServerEmail } from '../../server-forms/server-fields.tsx';
import { ServerForm } from '../../server-forms/server-form.tsx';
import type { AlertData } from './alert-data.ts';
import { MAXIMUM } from './fields.ts';

/** The alert on one page, for browsers without JavaScript. */
export function ServerAlertForm({ data }: { data: AlertData }) {
  const { jobs, entities, chosenJobs, chosenEntities, place, filters, conditions, notKept } = data;
  const numbers = Array.from({ length: MAXIMUM.jobs }, (_, index) => index);
  return (
    <ServerForm
      action="/api/v2.0/offers/subscriptionmailwithoutaccount"
      hidden={{ ...place?.fields, ...filters?.fields, ...conditions?.fields }}
      button={<Button type="submit">Créer mon alerte</Button>}
    >
      <ServerEmail />
      {numbers.map((index) => (
        <Field key={index} id={`job-${index}`} label={`Métier ${index + 1}`} isRequired={index === 0}>
          {(control) => (
            <Select
              {...control}
              name="codeJobName"
              required={index === 0}
              defaultValue={chosenJobs[index] ?? ''}
            >
              <option value="">Choisir un métier</option>
              {jobs.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Group label="Entités" hint="Jusqu’à 3 entités. Sans choix, toutes." isRequired={false}>
        {entities.map(({ code, label }) => (
          <Checkbox key={code} name="codeEntity" value={code} defaultChecked={chosenEntities.includes(code)}>
            {label}
          </Checkbox>
        ))}
      </Group>
      {place && <p>Lieu&nbsp;: {place.label}</p>}
      {filters && <p>Contrat et temps de travail&nbsp;: {filters.label}</p>}
      {conditions && <p>Conditions&nbsp;: {conditions.label}</p>}
      {notKept.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ServerConsent
        text="Votre adresse ne sert qu’à cette alerte et est supprimée quand vous vous désinscrivez."
        label="J’accepte de recevoir ces offres par e-mail"
      />
    </ServerForm>
  );
}
