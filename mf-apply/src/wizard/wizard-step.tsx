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
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import type { Description, StepAddress } from './types.ts';
import { useRegisteredFields } from './use-registered-fields.ts';

export interface WizardStepProps<Values, Subject> {
  description: Description<Values, Subject>;
  address: StepAddress;
  draft: DraftKeeperProps<Values>;
  /** The button of the last step. */
  send: { icon: ReactNode; label: string };
  /** Said at once while sending: that it takes long. */
  isLong?: boolean;
  /** Above the heading of each step. */
  notice?: ReactNode;
  /** Below the first step. */
  note?: ReactNode;
  /** Counts the visitor's attempts to go on. */
  attempt: number;
  progress: number | undefined;
  onAdvance(): void;
}

/** The step that the address asks for, with what is wrong in it, and the ways on. */
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
  useEffect(() => {
    // Else the step that was asked for would come up by itself once the ones before it are in order.
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
      {/* The page's own title has the focus first: a step takes it once the visitor goes from one to another. */}
      <StepHeading step={step.id} takesFocus={(askedStep !== null || attempt > 0) && errors.length === 0}>
        {step.title}
      </StepHeading>
      <step.component subject={subject} description={description} />
      {submitError && <SubmissionFailure>{submitError}</SubmissionFailure>}
      <StepActions
        isSending={submitting}
        onBack={current > 0 ? goBack : undefined}
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

/** The step to show, what is to be said at it, and how a submission stands. */
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
