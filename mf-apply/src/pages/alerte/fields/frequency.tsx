import type { AlertFrequency } from '@careers/api-client';
import { Radio } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import type { AlertData, AlertField } from '../alert-data.ts';

const LABEL = 'Fréquence';
const HINT = 'Nous n’écrivons que s’il y a de nouvelles offres.';
const CHOICES: readonly (readonly [AlertFrequency, string])[] = [
  ['DAILY', 'Une fois par jour au plus'],
  ['WEEKLY', 'Une fois par semaine au plus'],
];

/** Field for the frequency of an alert's mails. */
export const frequency: AlertField<AlertFrequency> = {
  empty: 'DAILY',
  restore: (kept) => (kept === 'WEEKLY' ? 'WEEKLY' : 'DAILY'),
  summarise: (chosen) => [{ term: LABEL, value: labelOf(chosen) }],
  send: (form, chosen) => form.set('frequency', chosen),
  Input: FrequencyField,
  ServerInput: FrequencyRadios,
};

function labelOf(frequency: AlertFrequency): string {
  return CHOICES.find(([code]) => code === frequency)?.[1] ?? '';
}

function FrequencyField() {
  const { input } = useWizardField<AlertFrequency>('frequency');
  return (
    <Group id="frequency" label={LABEL} hint={HINT}>
      {CHOICES.map(([code, label], index) => (
        <Radio
          key={code}
          id={index === 0 ? 'frequency' : undefined}
          name="frequency"
          checked={input.value === code}
          onChange={() => input.onChange(code)}
        >
          {label}
        </Radio>
      ))}
    </Group>
  );
}

function FrequencyRadios({ subject }: { subject: AlertData }) {
  return (
    <Group label={LABEL} hint={HINT}>
      {CHOICES.map(([code, label]) => (
        <Radio key={code} name="frequency" value={code} defaultChecked={code === subject.frequency}>
          {label}
        </Radio>
      ))}
    </Group>
  );
}
