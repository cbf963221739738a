import { useEffect, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { Steps } from '@careers/ui';
import { BellIcon } from '@careers/ui/icons';
import { Failure } from '../../forms/failure.tsx';
import type { Problems } from '../../forms/problems.ts';
import { ShownProblems } from '../../forms/shown-problems.tsx';
import { StepActions } from '../../forms/step-actions.tsx';
import { StepHeading } from '../../forms/step-heading.tsx';
import { useKeptFields } from '../../forms/use-kept-fields.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Wait } from '../../forms/wait.tsx';
import type { AlertData } from './alert-data.ts';
import { forgetDraft, hasDraft, writeDraft } from './draft.ts';
import { FIELDS, RESULT, STEPS, STEP_LABELS, reachableStep, stepOfField, validate } from './rules.ts';
import type { Step, Values } from './rules.ts';
import { AlertFields } from './steps/alert-fields.tsx';
import { useStepAddress } from './use-step-address.ts';
import type { Subscription } from './use-subscription.ts';

const TITLES: Readonly<Record<Step, string>> = {
  informations: 'Où vous écrire\u00a0?',
  criteres: 'Quelles offres cherchez-vous\u00a0?',
  confirmation: 'Tout est juste\u00a0?',
};

interface AlertStepsProps {
  data: AlertData;
  values: Values;
  subscription: Subscription;
  send(values: Values): Promise<Subscription | null>;
}

/** The step that the address asks for, with what is wrong in it, and the ways on. */
export function AlertSteps({ data, values, subscription, send }: AlertStepsProps) {
  useKeptFields(FIELDS);
  const { askedStep, goTo, goBack } = useStepAddress();
  const [isDirty, setIsDirty] = useState(false);
  useLeaveWarning(isDirty);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const step = reachableStep(askedStep ?? '', values);
  const current = STEPS.indexOf(step);
  const isSending = subscription.state === 'sending';
  useEffect(() => {
    // Else the step that was asked for would come up by itself once the ones before it are in order.
    if (askedStep !== null && step !== askedStep) goTo(step, { replace: true });
  }, [step, askedStep, goTo]);

  async function advance() {
    const open = validate(step, values);
    setAttempt((count) => count + 1);
    setProblems(open);
    if (Object.keys(open).length > 0) return;
    const next = STEPS[current + 1];
    if (next) goTo(next);
    else await finish();
  }

  async function finish() {
    const result = await send(values);
    if (result?.state === 'sent') {
      forgetDraft(data);
      goTo(RESULT, { replace: true });
    }
    if (result?.state === 'refused') {
      setProblems(result.problems);
      setAttempt((count) => count + 1);
      const wrong = stepOfField(Object.keys(result.problems)[0] ?? '');
      if (wrong !== step) goTo(wrong);
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
      <FormSpy<Values>
        subscription={{ values: true, dirty: true }}
        onChange={({ values: changed, dirty }) => {
          if (dirty || hasDraft(data)) writeDraft(data, changed);
          // After React has rendered: the form tells its changes while it renders.
          queueMicrotask(() => setIsDirty(dirty || hasDraft(data)));
        }}
      />
      <Steps steps={STEPS.map((each) => STEP_LABELS[each])} current={current} />
      <ShownProblems
        problems={problems}
        attempt={attempt}
        onClear={(field) => setProblems(({ [field]: _gone, ...rest }) => rest)}
      >
        {/* The page's own title has the focus first: the first step takes it only when one comes back to it. */}
        <StepHeading
          step={step}
          takesFocus={(askedStep !== null || attempt > 0) && Object.keys(problems).length === 0}
        >
          {TITLES[step]}
        </StepHeading>
        <AlertFields step={step} data={data} />
      </ShownProblems>
      {subscription.state === 'failed' && <Failure advice={subscription.advice} />}
      <StepActions
        isSending={isSending}
        onBack={current > 0 ? goBack : undefined}
        finish={
          step === 'confirmation' && (
            <>
              <BellIcon />
              {subscription.state === 'failed' ? 'Réessayer' : 'Créer mon alerte'}
            </>
          )
        }
      />
      <Wait isSending={isSending} />
    </form>
  );
}
