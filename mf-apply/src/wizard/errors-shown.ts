import { FORM_ERROR, getIn, setIn } from 'final-form';
import type { FormApi } from 'final-form';
import type { SummarisedError } from '@careers/ui';
import { inputsOf } from './description.ts';
import type { Description, Errors, Step } from './types.ts';
import { shownError } from './use-wizard-field.ts';

/** Returns the errors to show at a step; the last step also shows errors without a field. */
export function errorsShownAt<Values, Subject>(
  description: Description<Values, Subject>,
  step: Step<Values, Subject>,
  form: FormApi<Values>,
  submitErrors: Errors | undefined = {},
): SummarisedError[] {
  const ofFields = inputsOf(description, step).map((name): [string, string | undefined] => [
    name,
    shownError(form.getFieldState(name as keyof Values)),
  ]);
  const ofForm = Object.entries(submitErrors).filter(
    ([name]) => name !== FORM_ERROR && !(name in description.fields),
  );
  return [...ofFields, ...(step === description.steps.at(-1) ? ofForm : [])].flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : [],
  );
}

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
