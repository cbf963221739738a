import type { Question } from '@careers/api-client';
import { MAX_LENGTH } from '@careers/api-client/form-rules';
import { Checkbox, Field, Radio, TextArea } from '@careers/ui';
import { Group } from '../../fields/group.tsx';
import { YES_NO } from '../../widgets/application/steps/questions.ts';

/** A recruiter's question: `answers.q1`, repeated for several choices. */
export function ServerQuestion({ question }: { question: Question }) {
  const { id, label, type, options, maxLength = MAX_LENGTH.answer } = question;
  const name = `answers.${id}`;
  if (type === 'BOOLEAN' || type === 'SINGLE_CHOICE') {
    return (
      <Group label={label}>
        {(type === 'BOOLEAN' ? YES_NO : options).map((option) => (
          <Radio key={option.code} name={name} value={option.code} required>
            {option.label}
          </Radio>
        ))}
      </Group>
    );
  }
  if (type === 'MULTI_CHOICE') {
    return (
      <Group label={label}>
        {options.map((option) => (
          <Checkbox key={option.code} name={name} value={option.code}>
            {option.label}
          </Checkbox>
        ))}
      </Group>
    );
  }
  return (
    <Field label={label} id={name} isRequired>
      {(control) => <TextArea {...control} name={name} maxLength={maxLength} required />}
    </Field>
  );
}
