import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Steps } from '@careers/ui';
import { emptyValues, reachableStep } from './description.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import type { DraftKeeperProps } from './draft-keeper.tsx';
import { errorsShownAt } from './errors-shown.ts';
import { SkipButton } from './skip-button.tsx';
import { StepActions } from './step-actions.tsx';
import { StepErrors } from './step-errors.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepInputs } from './step-inputs.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import type { Description, StepLocation } from './types.ts';
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
