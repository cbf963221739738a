import { useEffect, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { Message, Steps } from '@careers/ui';
import type { Problems } from '../forms/problems.ts';
import { ShownProblems } from '../forms/shown-problems.tsx';
import { StepHeading } from '../forms/step-heading.tsx';
import { useKeptFields } from '../forms/use-kept-fields.ts';
import { goToStep, replaceStep, useHashStep } from '../hash-step.ts';
import type { AlertData } from './alert-data.ts';
import { AlertActions } from './alert-actions.tsx';
import { forgetDraft, writeDraft } from './draft.ts';
import { FIELDS, HASH, RESULT, STEPS, STEP_LABELS, reachableStep, stepOfField, validate } from './rules.ts';
import type { Step, Values } from './rules.ts';
import { AlertFields } from './steps/alert-fields.tsx';
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
  const askedStep = useHashStep(HASH);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const step = reachableStep(askedStep ?? '', values);
  const current = STEPS.indexOf(step);
  useEffect(() => {
    // Else the step that was asked for would come up by itself once the ones before it are in order.
    if (askedStep !== null && step !== askedStep) replaceStep(HASH, step);
  }, [step, askedStep]);

  async function advance() {
    const open = validate(step, values);
    setAttempt((count) => count + 1);
    setProblems(open);
    if (Object.keys(open).length > 0) return;
    const next = STEPS[current + 1];
    if (next) goToStep(HASH, next);
    else await finish();
  }

  async function finish() {
    const result = await send(values);
    if (result?.state === 'sent') {
      forgetDraft();
      replaceStep(HASH, RESULT);
    }
    if (result?.state === 'refused') {
      setProblems(result.problems);
      const wrong = stepOfField(Object.keys(result.problems)[0] ?? '');
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
      <FormSpy<Values>
        subscription={{ values: true, dirty: true }}
        onChange={({ values: changed, dirty }) => {
          if (dirty) writeDraft(changed);
        }}
      />
      <Steps steps={STEPS.map((each) => STEP_LABELS[each])} current={current} />
      <ShownProblems
        problems={problems}
        attempt={attempt}
        onClear={(field) => setProblems(({ [field]: _gone, ...rest }) => rest)}
      >
        {/* The page's own title has the focus first: the first step takes it only when one comes back to it. */}
        <StepHeading step={step} takesFocus={askedStep !== null}>
          {TITLES[step]}
        </StepHeading>
        <AlertFields step={step} data={data} />
      </ShownProblems>
      {subscription.state === 'failed' && (
        <Message tone="error" role="alert">
          Désolé, une erreur est survenue. {subscription.advice && `${subscription.advice}. `}Rien de ce que
          vous avez saisi n’est perdu.
        </Message>
      )}
      <AlertActions
        isFirst={current === 0}
        isLast={step === 'confirmation'}
        subscription={subscription}
        onBack={() => window.history.back()}
      />
    </form>
  );
}
