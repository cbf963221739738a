import type { Question } from '@careers/api-client';
import { Checkbox, Field, Radio, TextArea } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import type { Answer } from '../fields.ts';
import { YES_NO } from './questions.ts';

/** Input for a recruiter's question by type; an unknown type is treated as text. */
export function QuestionField({ question }: { question: Question }) {
  const { id, label, type, options } = question;
  const name = `answers.${id}`;
  const { input, error } = useWizardField<Answer | undefined>(name);
  const answer: (value: Answer) => void = input.onChange;
  const value: unknown = input.value;

  if (type === 'BOOLEAN' || type === 'SINGLE_CHOICE') {
    const choices =
      type === 'BOOLEAN' ? YES_NO : options.map((option) => ({ ...option, value: option.code }));
    return (
      <Group id={name} label={label} error={error}>
        {choices.map((choice, index) => (
          <Radio
            key={choice.code}
            id={index === 0 ? name : undefined}
            name={name}
            checked={value === choice.value}
            onChange={() => answer(choice.value)}
          >
            {choice.label}
          </Radio>
        ))}
      </Group>
    );
  }
  if (type === 'MULTI_CHOICE') {
    return (
      <Group id={name} label={label} error={error}>
        <Choices name={name} options={options} value={value} onChange={answer} />
      </Group>
    );
  }
  return (
    <Field label={label} id={name} isRequired error={error}>
      {(control) => (
        <TextArea
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => answer(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ChoicesProps {
  name: string;
  options: Question['options'];
  value: unknown;
  onChange(chosen: string[]): void;
}

function Choices({ name, options, value, onChange }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
  return options.map(({ code, label }, index) => (
    <Checkbox
      key={code}
      id={index === 0 ? name : undefined}
      checked={chosen.includes(code)}
      onChange={(event) =>
        onChange(event.target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
      }
    >
      {label}
    </Checkbox>
  ));
}
