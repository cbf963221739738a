import type { Description, Errors, Step } from './types.ts';

export function stepErrors<Values, Subject>(
  { fields, subject }: Description<Values, Subject>,
  step: Step<Values, Subject>,
  values: Values,
): Errors {
  const errorOf = <Name extends keyof Values & string>(name: Name) =>
    fields[name].validate?.(values[name], subject);
  const errors = step.fields.map((name) => [name, errorOf(name)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/**
 * Returns the requested step when all steps before it are valid, else the first invalid one; an unknown step is the
 * first.
 */
export function reachableStep<Values, Subject>(
  description: Description<Values, Subject>,
  asked: string | null,
  values: Values,
): Step<Values, Subject> {
  const { steps } = description;
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => id === asked),
  );
  const isOpen = (step: Step<Values, Subject>) =>
    Object.keys(stepErrors(description, step, values)).length > 0;
  return steps.slice(0, wanted).find(isOpen) ?? steps[wanted] ?? steps[0];
}

/** Returns the form library's names of a step's inputs. */
export function inputsOf<Values, Subject>(
  { fields, subject }: Description<Values, Subject>,
  step: Step<Values, Subject>,
): string[] {
  return step.fields.flatMap((name) => fields[name].inputs?.(subject) ?? [name]);
}

/** Returns the step of a field; the last one for an unknown field. */
export function stepOfField<Values, Subject>(
  { steps }: Description<Values, Subject>,
  field: string,
): Step<Values, Subject> | undefined {
  return steps.find((step) => step.fields.some((name) => name === field)) ?? steps.at(-1);
}

/** Returns the server's messages by field; a field with several inputs has them at the first. */
export function refusalErrors<Values, Subject>(
  { fields, subject }: Description<Values, Subject>,
  items: readonly { field: string; message: string }[],
): Errors {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(
    items.map(({ field, message }) => {
      const name = names.find((each) => (fields[each].apiName ?? each) === field);
      const [first] = (name && fields[name].inputs?.(subject)) ?? [];
      return name && first ? [name, { [first.slice(name.length + 1)]: message }] : [name ?? field, message];
    }),
  );
}
