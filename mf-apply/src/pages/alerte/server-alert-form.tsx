import { Button, Checkbox, Field, Select } from '@careers/ui';
import { Group } from '../../forms/group.tsx';
import { PlainConsent } from '../../forms/plain-consent.tsx';
import { PlainForm } from '../../forms/plain-form.tsx';
import { PlainEmail } from '../../forms/plain-fields.tsx';
import type { AlertData } from './alert-data.ts';
import { MAXIMUM } from './rules.ts';

/** The whole alert in one form, sent by the browser itself: it needs no JavaScript. */
export function PlainAlertForm({ data }: { data: AlertData }) {
  const { jobs, entities, chosenJobs, chosenEntities, place, filters } = data;
  const numbers = Array.from({ length: MAXIMUM.jobs }, (_, index) => index);
  return (
    <PlainForm
      action="/api/v2.0/offers/subscriptionmailwithoutaccount"
      hidden={{ ...place?.fields, ...filters?.fields }}
      button={<Button type="submit">Créer mon alerte</Button>}
    >
      <PlainEmail />
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
      <PlainConsent
        text="Votre adresse ne sert qu’à cette alerte et est supprimée quand vous vous désinscrivez."
        label="J’accepte de recevoir ces offres par e-mail"
      />
    </PlainForm>
  );
}
