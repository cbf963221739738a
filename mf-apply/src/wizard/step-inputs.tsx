import type { Description, Step } from './types.ts';

interface StepInputsProps<Values, Subject> {
  description: Description<Values, Subject>;
  step: Step<Values, Subject>;
}

/** The inputs of a step's fields, in order. */
export function StepInputs<Values, Subject>({ description, step }: StepInputsProps<Values, Subject>) {
  const { fields, subject } = description;
  return step.fields.map((name) => {
    const { Input } = fields[name];
    return Input && <Input key={name} subject={subject} />;
  });
}
