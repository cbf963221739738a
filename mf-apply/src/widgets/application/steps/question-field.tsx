import { useField } from 'react-final-form';
import styled from 'styled-components';
import type { Question } from '@careers/api-client';
import { Checkbox, Field, FieldError, Radio, TextArea } from '@careers/ui';
import { useShownProblem } from '../parts/shown-problems.tsx';
import type { Answer } from '../rules/values.ts';

const YES_NO = [
  { code: 'true', label: 'Oui' },
  { code: 'false', label: 'Non' },
];
const LONGEST_TEXT = 1000;

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
      <Choices name={name} label={question.label} problem={problem}>
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
      </Choices>
    );
  }
  if (question.type === 'SINGLE_CHOICE') {
    return (
      <Choices name={name} label={question.label} problem={problem}>
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
      </Choices>
    );
  }
  if (question.type === 'MULTI_CHOICE') {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <Choices name={name} label={question.label} problem={problem}>
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
      </Choices>
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

interface ChoicesProps {
  name: string;
  label: string;
  problem: string | undefined;
  children: React.ReactNode;
}

function Choices({ name, label, problem, children }: ChoicesProps) {
  return (
    <Group aria-describedby={problem ? `${name}-error` : undefined}>
      <legend>
        {label} <small>(obligatoire)</small>
      </legend>
      {children}
      {problem && <FieldError id={`${name}-error`}>{problem}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    margin-bottom: 0.4rem;
    padding: 0;
    font-weight: 700;
  }
  small {
    color: var(--text-2);
    font-size: inherit;
    font-weight: 500;
  }
`;
