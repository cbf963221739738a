import { FORM_MESSAGES, MAX_ENTITIES } from '@careers/api-client/form-rules';
import { Checkbox } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import type { AlertData, AlertField } from '../alert-data.ts';
import { ChoiceField } from './choice-field.tsx';
import { knownCodes, labelsOf } from './choices.ts';

const LABEL = 'Entités';
const HINT = 'Jusqu’à 3 entités. Sans choix, toutes.';

export const entities: AlertField<readonly string[]> = {
  apiName: 'codeEntity',
  empty: [],
  refusal: FORM_MESSAGES.tooManyEntities,
  restore: (kept, data) => knownCodes(kept, data.entities, MAX_ENTITIES),
  summarise: (chosen, data) => [{ term: LABEL, value: labelsOf(chosen, data.entities) || 'Toutes' }],
  send: (form, chosen) => chosen.length > 0 && form.set('codeEntity', chosen.join(',')),
  Input: EntitiesField,
  ServerInput: EntityCheckboxes,
};

function EntitiesField({ subject }: { subject: AlertData }) {
  return (
    <ChoiceField
      name="entities"
      label={LABEL}
      hint={HINT}
      choices={subject.entities}
      maximum={MAX_ENTITIES}
      tooMany={FORM_MESSAGES.tooManyEntities}
    />
  );
}

function EntityCheckboxes({ subject }: { subject: AlertData }) {
  return (
    <Group label={LABEL} hint={HINT} isRequired={false}>
      {subject.entities.map(({ code, label }) => (
        <Checkbox
          key={code}
          name="codeEntity"
          value={code}
          defaultChecked={subject.chosenEntities.includes(code)}
        >
          {label}
        </Checkbox>
      ))}
    </Group>
  );
}
