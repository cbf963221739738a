import { OWNER_REGIONS, OWNER_REGION_CODES, isOwnerRegion } from '@careers/api-client/owner-regions';
import type { OwnerRegion } from '@careers/api-client/owner-regions';
import { Field, Select } from '@careers/ui';
import { useWizardField } from '../../wizard/use-wizard-field.ts';

const LABEL = 'Votre région';
const HINT = 'Là où vous voudriez ouvrir votre magasin\u00A0: une personne y suit chaque projet.';
const NAME = 'region';

/** Returns the region of a contact request with its contact. */
export function regionLabel(region: OwnerRegion): string {
  const { label, contact } = OWNER_REGIONS[region];
  return `${label}, avec ${contact}`;
}

/** Field for the region, preselected by the contact chosen on the previous page. */
export function RegionField() {
  const { input, error } = useWizardField<string>(NAME);
  return (
    <Field id={NAME} label={LABEL} hint={HINT} error={error}>
      {(control) => (
        <Select {...input} {...control}>
          <Options />
        </Select>
      )}
    </Field>
  );
}

export function ServerRegion({ region }: { region: OwnerRegion | undefined }) {
  return (
    <Field id={NAME} label={LABEL} hint={HINT}>
      {(control) => (
        <Select {...control} name={NAME} defaultValue={region ?? ''}>
          <Options />
        </Select>
      )}
    </Field>
  );
}

function Options() {
  return (
    <>
      <option value="">Je ne sais pas encore</option>
      {OWNER_REGION_CODES.map((code) => (
        <option key={code} value={code}>
          {regionLabel(code)}
        </option>
      ))}
    </>
  );
}

/** Returns the region in a hash such as `#candidature/est`, with which a contact's link opens the form. */
export function regionIn(step: string): OwnerRegion | undefined {
  return isOwnerRegion(step) ? step : undefined;
}
