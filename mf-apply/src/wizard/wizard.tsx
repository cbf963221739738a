import { startTransition, useCallback, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { FormApi } from 'final-form';
import { inputsOf, reachableStep, stepErrors, stepOfField } from './description.ts';
import { outstandingErrors } from './errors-shown.ts';
import { RESULT } from './step-location.ts';
import type { Description, Errors, StepLocation } from './types.ts';
import { WizardStep } from './wizard-step.tsx';
import type { WizardStepProps } from './wizard-step.tsx';

export interface WizardProps<Values, Subject> extends Omit<
  WizardStepProps<Values, Subject>,
  'attempt' | 'progress' | 'onAdvance'
> {
  description: Description<Values, Subject>;
  initialValues: Values;
  address: StepLocation;
  /** Sends the form; resolves with its errors, if any. Without errors, the result is the next entry. */
  submit(values: Values, onProgress: (share: number) => void): Promise<Errors | undefined>;
}

/**
 * A form in steps. The form library holds values and errors: continuing is a submission, refused while the step has an
 * error or another submission runs.
 */
export function Wizard<Values extends object, Subject>(props: WizardProps<Values, Subject>) {
  const { description, initialValues, address, submit } = props;
  const { askedStep } = address;
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<number>();
  const outstanding = useRef<Errors>({});
  const isDone = useRef(false);
  const validate = useCallback(
    (values: Values) => stepErrors(description, reachableStep(description, askedStep, values), values),
    [description, askedStep],
  );

  function advance(form: FormApi<Values>) {
    // A click before the result is shown must not send again.
    if (isDone.current) return;
    const { submitErrors, values } = form.getState();
    const step = reachableStep(description, askedStep, values);
    outstanding.current = outstandingErrors(form, submitErrors, inputsOf(description, step));
    setAttempt((count) => count + 1);
    void form.submit();
  }

  function onSubmit(values: Values): Errors | Promise<Errors | undefined> {
    const { steps } = description;
    const step = reachableStep(description, askedStep, values);
    const next = steps[steps.indexOf(step) + 1];
    if (!next) return finish(values, step.id);
    address.goTo(next.id);
    // Errors of the server in other steps remain to be fixed there.
    return outstanding.current;
  }

  async function finish(values: Values, shownStep: string): Promise<Errors | undefined> {
    setProgress(undefined);
    const errors = await submit(values, setProgress);
    if (!errors) {
      isDone.current = true;
      address.goTo(RESULT, { replace: true });
      return undefined;
    }
    const [first] = Object.keys(errors);
    const wrong = first && stepOfField(description, first);
    if (wrong && wrong.id !== shownStep) address.goTo(wrong.id);
    return errors;
  }

  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSubmit}
      subscription={{}}
      render={({ form }) => (
        <WizardStep
          {...props}
          attempt={attempt}
          progress={progress}
          // Renders the resulting errors, or the start of a submission, in a transition.
          onAdvance={() => startTransition(() => advance(form))}
        />
      )}
    />
  );
}
