import { getIn, setIn } from 'final-form';
import type { FormApi } from 'final-form';
import type { Errors } from './types.ts';

/** Returns the server's errors whose fields are unchanged, except those of the step being left. */
export function outstandingErrors<Values>(
  form: FormApi<Values>,
  submitErrors: Errors | undefined,
  leftInputs: readonly string[],
): Errors {
  const isMended = (name: string) =>
    leftInputs.includes(name) || form.getFieldState(name as keyof Values)?.modifiedSinceLastSubmit;
  return form
    .getRegisteredFields()
    .filter((name) => getIn(submitErrors ?? {}, name) !== undefined && isMended(name))
    .reduce<Errors>((errors, name) => setIn(errors, name, undefined) as Errors, submitErrors ?? {});
}
