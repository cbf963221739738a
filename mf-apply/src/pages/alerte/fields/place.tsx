import { RADIUS } from '@careers/api-client';
import { UNKNOWN_PLACE } from '@careers/api-client/form-rules';
import { Field, Input, Select } from '@careers/ui';
import { HiddenFields } from '../../../server-forms/server-fields.tsx';
import { keepText, useWizardField } from '../../../wizard/use-wizard-field.ts';
import type { AlertData, AlertField, KeptCriteria, KeptPlace } from '../alert-data.ts';

/** The typed text; the server resolves it to one place or several. */
export interface PlaceValue {
  text: string;
  radius: string;
}

const LABEL = 'Lieu';
const HINT =
  'Une ville, un département ou une région, ou jusqu’à trois\u00a0: «\u00a0Nantes ou Rennes\u00a0». Laissez vide pour toute la France.';
const RADIUS_LABEL = 'Distance autour d’une ville';
const RADII = [5, 10, 20, 30, 50, 100];

const EMPTY: PlaceValue = { text: '', radius: String(RADIUS.fallback) };

export const place: AlertField<PlaceValue> = {
  empty: EMPTY,
  inputs: () => ['place.text', 'place.radius'],
  refusal: UNKNOWN_PLACE,
  restore: (kept) => (isPlaceValue(kept) ? { text: kept.text, radius: kept.radius } : EMPTY),
  summarise(value, data) {
    const chosen = chosenPlace(value, data.searched.place);
    const line = { term: LABEL, value: chosen?.label ?? 'Partout en France' };
    const isTyped = chosen !== null && chosen !== data.searched.place;
    return isTyped ? [line, { term: RADIUS_LABEL, value: `${value.radius}\u00a0km` }] : [line];
  },
  send(form, { text, radius }, { searched }) {
    for (const [name, value] of Object.entries({ ...searched.place?.fields, place: text.trim(), radius }))
      form.set(name, value);
  },
  Input: PlaceField,
  ServerInput: PlaceInputs,
};

/** Returns the place of a value, with its search parameters; null for everywhere. */
export function chosenPlace({ text, radius }: PlaceValue, searched: KeptPlace | null): KeptCriteria | null {
  const name = text.trim();
  if (!name) return null;
  if (name === searched?.name && radius === radiusOf(searched)) return searched;
  return { fields: { lieu: encodeURIComponent(name), radius }, label: name };
}

/** Returns the place of the initial search. */
export function startingPlace({ searched: { place: known } }: AlertData): PlaceValue {
  return { text: known?.name ?? '', radius: radiusOf(known) };
}

function radiusOf(known: KeptCriteria | null): string {
  return known?.fields['radius'] ?? String(RADIUS.fallback);
}

function isPlaceValue(kept: unknown): kept is PlaceValue {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'text' in kept &&
    'radius' in kept &&
    typeof kept.text === 'string' &&
    typeof kept.radius === 'string'
  );
}

function PlaceField() {
  const text = useWizardField<string>('place.text', keepText);
  const radius = useWizardField<string>('place.radius');
  return (
    <>
      <Field id="place.text" label={LABEL} hint={HINT} error={text.error}>
        {(control) => <Input {...text.input} {...control} autoComplete="off" />}
      </Field>
      <Field id="place.radius" label={RADIUS_LABEL}>
        {(control) => (
          <Select {...radius.input} {...control}>
            <Radii radius={radius.input.value} />
          </Select>
        )}
      </Field>
    </>
  );
}

/** Includes the codes of the place, which the server uses if the text is its name. */
function PlaceInputs({ subject }: { subject: AlertData }) {
  const { text, radius } = startingPlace(subject);
  const { radius: _, ...codes } = subject.searched.place?.fields ?? {};
  return (
    <>
      <HiddenFields fields={codes} />
      <Field id="place" label={LABEL} hint={HINT}>
        {(control) => <Input {...control} name="place" defaultValue={text} autoComplete="off" />}
      </Field>
      <Field id="radius" label={RADIUS_LABEL}>
        {(control) => (
          <Select {...control} name="radius" defaultValue={radius}>
            <Radii radius={radius} />
          </Select>
        )}
      </Field>
    </>
  );
}

/** Radio buttons of the usual distances, and the search's own. */
function Radii({ radius }: { radius: string }) {
  const radii = [...new Set([...RADII, Number(radius)])].toSorted((left, right) => left - right);
  return radii.map((each) => (
    <option key={each} value={each}>
      {each}&nbsp;km
    </option>
  ));
}
