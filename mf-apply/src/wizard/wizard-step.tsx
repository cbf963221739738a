import { useEffect, useMemo, useState } from 'react';
import { Message, Steps } from '@careers/ui';
import { SendIcon } from '@careers/ui/icons';
import { Failure } from '../../forms/failure.tsx';
import { StepActions } from '../../forms/step-actions.tsx';
import { Wait } from '../../forms/wait.tsx';
import { useKeptFields } from '../../forms/use-kept-fields.ts';
import { goToStep, replaceStep } from '../../hash-step.ts';
import { DataNote } from './parts/data-note.tsx';
import { KeepDraft } from './parts/keep-draft.tsx';
import { ShownProblems } from '../../forms/shown-problems.tsx';
import { StepHeading } from '../../forms/step-heading.tsx';
import { Skip } from './parts/skip.tsx';
import { forgetDraft, keepIdentity } from './rules/draft.ts';
import type { Draft } from './rules/draft.ts';
import { isJudged, judge } from './rules/file.ts';
import { keepFiles } from './rules/kept-files.ts';
import {
  HASH,
  RESULT,
  STEP_LABELS,
  canSkip,
  fieldsOf,
  nextStep,
  previousStep,
  reachableStep,
  stepOfField,
  stepsFor,
  titleOf,
} from './rules/steps.ts';
import { validate } from './rules/validate.ts';
import { wordingOf } from './rules/wording.ts';
import type { Problems } from '../../forms/problems.ts';
import { NO_FILES } from './rules/values.ts';
import type { Values } from './rules/values.ts';
import { StepFields } from './steps/step-fields.tsx';
import type { ApplicationSubject } from './subject.ts';
import type { Submission } from './use-submission.ts';

interface FunnelFormProps {
  subject: ApplicationSubject;
  askedStep: string;
  values: Values;
  /** What the form began with, null for an empty one. */
  draft: Draft | null;
  submission: Submission;
  send(values: Values): Promise<Submission | null>;
  onDirtyChange(isDirty: boolean): void;
}

/** The step that the address asks for, with what is wrong in it, and the ways on. */
export function FunnelForm({
  subject,
  askedStep,
  values,
  draft,
  submission,
  send,
  onDirtyChange,
}: FunnelFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  useKeptFields(useMemo(() => fieldsOf(subject), [subject]));
  const step = reachableStep(askedStep, values, subject);
  const steps = stepsFor(subject);
  const shown = only(step, problems);
  const isSending = submission.state === 'sending';
  useEffect(() => {
    // Else the step that was asked for would come up by itself once the ones before it are in order.
    if (step !== askedStep) replaceStep(HASH, step);
  }, [step, askedStep]);

  async function advance() {
    // Who goes on at once has the file judged too.
    const unread = [values.cv, values.motivation].filter((file) => file && !isJudged(file));
    if (unread.length > 0) await Promise.all(unread.map((file) => file && judge(file)));
    const open = validate(step, values, subject);
    setAttempt((count) => count + 1);
    setProblems({ ...without(step, problems), ...open });
    if (Object.keys(open).length > 0) return;
    const next = nextStep(step, subject);
    if (next) goToStep(HASH, next);
    else await finish();
  }

  async function finish() {
    const result = await send(values);
    if (result?.state === 'sent' || result?.state === 'already' || result?.state === 'closed') {
      keepIdentity(values);
      if (result.state === 'already') forgetDraft(subject);
      keepFiles(subject, NO_FILES);
      onDirtyChange(false);
      replaceStep(HASH, RESULT);
    }
    if (result?.state === 'refused') {
      setProblems(result.problems);
      setAttempt((count) => count + 1);
      const [first] = Object.keys(result.problems);
      const wrong = stepOfField(first ?? '');
      if (wrong !== step) goToStep(HASH, wrong);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void advance();
      }}
    >
      <KeepDraft subject={subject} isFromDraft={draft !== null} onDirtyChange={onDirtyChange} />
      <Steps steps={steps.map((each) => STEP_LABELS[each])} current={steps.indexOf(step)} />
      {draft?.hadFile && !values.cv && !values.motivation && (
        <Message tone="info" role="status">
          Vos réponses ont été retrouvées. Ajoutez à nouveau votre fichier&nbsp;: un navigateur ne peut pas le
          garder.
        </Message>
      )}
      <ShownProblems
        problems={shown}
        attempt={attempt}
        onClear={(field) => setProblems(omit(field, problems))}
      >
        <StepHeading step={step} takesFocus={Object.keys(shown).length === 0}>
          {titleOf(step, subject)}
        </StepHeading>
        <StepFields step={step} subject={subject} />
      </ShownProblems>
      {submission.state === 'failed' && <Failure advice={submission.advice} />}
      <StepActions
        isSending={isSending}
        onBack={previousStep(step, subject) ? () => window.history.back() : undefined}
        skip={canSkip(step, subject) && <Skip field={step} />}
        finish={
          step === 'confirmation' && (
            <>
              <SendIcon />
              {submission.state === 'failed' ? 'Réessayer' : wordingOf(subject).send}
            </>
          )
        }
      />
      <Wait
        isSending={isSending}
        progress={isSending ? submission.progress : undefined}
        isLong={subject.type === 'SPONTANEOUS' && subject.entityCodes.length > 1}
      />
      {step === steps[0] && <DataNote />}
    </form>
  );
}

function only(step: keyof typeof STEP_LABELS, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(field) === step));
}

function without(step: keyof typeof STEP_LABELS, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(field) !== step));
}

function omit(field: string, { [field]: _gone, ...rest }: Problems): Problems {
  return rest;
}
