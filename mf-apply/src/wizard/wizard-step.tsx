import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Steps, ErrorSummary, Button } from '@careers/ui';
import type { SummarisedError } from '@careers/ui';
import { emptyValues, reachableStep } from './description.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import type { DraftKeeperProps } from './draft-keeper.tsx';
import { errorsShownAt } from './errors-shown.ts';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import type { Description, StepLocation, Step } from './types.ts';
import { useRegisteredFields } from './use-registered-fields.ts';

export interface WizardStepProps<Values, Subject> {
  description: Description<Values, Subject>;
  address: StepLocation;
  draft: DraftKeeperProps<Values>;
  /** The last step's button. */
  send: { icon: ReactNode; label: string };
  /** Announce a long wait from the start. */
  isLong?: boolean;
  /** Above each step's heading. */
  notice?: ReactNode;
  /** Below the first step. */
  note?: ReactNode;
  /** Counts the visitor's attempts to continue. */
  attempt: number;
  progress: number | undefined;
  onAdvance(): void;
}

/** The requested step with its errors and actions. */
export function WizardStep<Values extends object, Subject>({
  description,
  address: { askedStep, goTo, goBack },
  draft,
  send,
  isLong = false,
  notice,
  note,
  attempt,
  progress,
  onAdvance,
}: WizardStepProps<Values, Subject>) {
  const { step, current, errors, submitting, submitError } = useStepState(description, askedStep);
  const { steps, subject } = description;
  const previous = steps[current - 1];
  useEffect(() => {
    // Otherwise the requested step would reappear once the earlier ones are valid.
    if (askedStep !== null && step.id !== askedStep) goTo(step.id, { replace: true });
  }, [step.id, askedStep, goTo]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdvance();
      }}
    >
      <DraftKeeper {...draft} />
      <Steps steps={steps.map(({ label }) => label)} current={current} />
      {notice}
      <StepErrors errors={errors} attempt={attempt} />
      {/* On arrival the page's title has the focus; later each step takes it. */}
      <StepHeading step={step.id} takesFocus={(askedStep !== null || attempt > 0) && errors.length === 0}>
        {step.title}
      </StepHeading>
      {step.component && <step.component subject={subject} description={description} />}
      <StepInputs description={description} step={step} />
      {submitError && <SubmissionFailure>{submitError}</SubmissionFailure>}
      <StepActions
        isSending={submitting}
        onBack={previous && (() => goBack(previous.id))}
        skip={step.isOptional && <SkipButton empty={emptyValues(description, step)} />}
        finish={
          step === steps.at(-1) && (
            <>
              {send.icon}
              {submitError ? 'Réessayer' : send.label}
            </>
          )
        }
      />
      <SubmissionStatus isSending={submitting} progress={submitting ? progress : undefined} isLong={isLong} />
      {current === 0 && note}
    </form>
  );
}

/** The step to show, its errors, and the state of the submission. */
function useStepState<Values extends object, Subject>(
  description: Description<Values, Subject>,
  askedStep: string | null,
) {
  useRegisteredFields(description);
  const form = useForm<Values>();
  const {
    values,
    submitting = false,
    submitErrors,
    submitError,
  } = useFormState<Values>({ subscription: SUBSCRIPTION });
  const step = reachableStep(description, askedStep, values);
  const errors = errorsShownAt(description, step, form, submitErrors);
  return { step, current: description.steps.indexOf(step), errors, submitting, submitError };
}

const SUBSCRIPTION = {
  values: true,
  errors: true,
  submitErrors: true,
  submitError: true,
  submitFailed: true,
  submitting: true,
  modifiedSinceLastSubmit: true,
};

interface StepErrorsProps {
  errors: readonly SummarisedError[];
  /** Changes with each attempt to continue, so that the summary takes the focus again. */
  attempt: number;
}

/** The errors at the top of the step, and in the document's title. */
export function StepErrors({ errors, attempt }: StepErrorsProps) {
  useErrorTitle(errors.length > 0);
  return errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />;
}

const PREFIX = 'Erreur\u00a0: ';

/** Prefixes the document's title while there are errors: screen readers announce it first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    document.title = PREFIX + title;
    return () => {
      // Another page may have set its title since.
      if (document.title === PREFIX + title) document.title = title;
    };
  }, [hasErrors]);
}

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

/** Skips an optional step and empties its fields. */
export function SkipButton({ empty }: { empty: Readonly<Record<string, unknown>> }) {
  const form = useForm();
  return (
    <Button
      type="submit"
      $variant="secondary"
      onClick={() => Object.entries(empty).forEach(([name, value]) => form.change(name, value))}
    >
      Passer cette étape
    </Button>
  );
}
