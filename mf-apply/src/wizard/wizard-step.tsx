import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button, ErrorSummary, Message, Steps } from '@careers/ui';
import { reachableStep } from './description.ts';
import { DraftAutosave } from './draft-autosave.tsx';
import type { DraftAutosaveProps } from './draft-autosave.tsx';
import { errorsShownAt } from './errors-shown.ts';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import type { Description, StepLocation } from './types.ts';
import { useRegisteredFields } from './use-registered-fields.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

export interface WizardStepProps<Values, Subject> {
  description: Description<Values, Subject>;
  address: StepLocation;
  draft: DraftAutosaveProps<Values>;
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
  useRegisteredFields(description);
  const form = useForm<Values>();
  const { values, submitting = false, submitErrors, submitError } = useFormState<Values>();
  const { fields, steps, subject } = description;
  const step = reachableStep(description, askedStep, values);
  const errors = errorsShownAt(description, step, form, submitErrors);
  useTitlePrefix(`${errors.length > 0 ? 'Erreur\u00a0: ' : ''}${step.title} | `);
  const current = steps.indexOf(step);
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
      <DraftAutosave {...draft} />
      <Steps steps={steps.map(({ label }) => label)} current={current} />
      {notice}
      {/* Takes the focus again on each attempt to continue. */}
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      {/* The page's title has the initial focus; later each step takes it. */}
      <StepHeading step={step.id} takesFocus={(askedStep !== null || attempt > 0) && errors.length === 0}>
        {step.title}
      </StepHeading>
      {step.component && <step.component subject={subject} description={description} />}
      {step.fields.map((name) => {
        const { Input } = fields[name];
        return Input && <Input key={name} subject={subject} />;
      })}
      {submitError && (
        <Message tone="error" role="alert">
          {`${submitError} Rien de ce que vous avez saisi n’est perdu.`}
        </Message>
      )}
      <StepActions
        isSending={submitting}
        onBack={previous && (() => goBack(previous.id))}
        skip={
          step.isOptional && (
            <Button
              type="submit"
              $variant="secondary"
              onClick={() => step.fields.forEach((name) => form.change(name, fields[name].empty))}
            >
              Passer cette étape
            </Button>
          )
        }
        finish={
          step === steps.at(-1) && (
            <>
              {send.icon}
              <span>{submitError ? 'Réessayer' : send.label}</span>
            </>
          )
        }
      />
      <SubmissionStatus isSending={submitting} progress={submitting ? progress : undefined} isLong={isLong} />
      {current === 0 && note}
    </form>
  );
}
