import { useField } from 'react-final-form';
import type { Question } from '@careers/api-client';
import { Checkbox, Field, Radio, TextArea } from '@careers/ui';
import { Group } from '../../../forms/group.tsx';
import { useShownProblem } from '../../../forms/shown-problems.tsx';
import { LONGEST_TEXT, YES_NO } from '../rules/questions.ts';
import type { Answer } from '../rules/values.ts';

/** A question of the recruiter, by its type; an unknown type is a text. */
export function QuestionField({ question }: { question: Question }) {
  const name = `answers.${question.id}`;
  const { input } = useField<Answer | undefined>(name);
  const { problem, clear } = useShownProblem(name);
  const answer = (value: Answer) => {
    clear();
    input.onChange(value);
  };
  const value: unknown = input.value;

  if (question.type === 'BOOLEAN') {
    return (
      <Group id={name} label={question.label} problem={problem}>
        {YES_NO.map(({ code, label }, index) => (
          <Radio
            key={code}
            id={index === 0 ? name : undefined}
            name={name}
            checked={value === (code === 'true')}
            onChange={() => answer(code === 'true')}
          >
            {label}
          </Radio>
        ))}
      </Group>
    );
  }
  if (question.type === 'SINGLE_CHOICE') {
    return (
      <Group id={name} label={question.label} problem={problem}>
        {question.options.map(({ code, label }, index) => (
          <Radio
            key={code}
            id={index === 0 ? name : undefined}
            name={name}
            checked={value === code}
            onChange={() => answer(code)}
          >
            {label}
          </Radio>
        ))}
      </Group>
    );
  }
  if (question.type === 'MULTI_CHOICE') {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <Group id={name} label={question.label} problem={problem}>
        {question.options.map(({ code, label }, index) => (
          <Checkbox
            key={code}
            id={index === 0 ? name : undefined}
            checked={chosen.includes(code)}
            onChange={(event) =>
              answer(event.target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          >
            {label}
          </Checkbox>
        ))}
      </Group>
    );
  }
  return (
    <Field label={question.label} id={name} isRequired error={problem}>
      {(control) => (
        <TextArea
          {...control}
          value={typeof value === 'string' ? value : ''}
          maxLength={question.maxLength ?? LONGEST_TEXT}
          onChange={(event) => answer(event.target.value)}
        />
      )}
    </Field>
  );
}
