import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { Message, Steps } from '@careers/ui';
import { Result } from './parts/result.tsx';
import { StepActions } from './parts/step-actions.tsx';
import { ShownProblems } from './parts/shown-problems.tsx';
import { forgetDraft, readDraft, writeDraft } from './rules/draft.ts';
import { STEP_LABELS, nextStep, previousStep, reachableStep, stepsFor } from './rules/steps.ts';
import { validate } from './rules/validate.ts';
import type { Problems } from './rules/validate.ts';
import { EMPTY } from './rules/values.ts';
import type { Values } from './rules/values.ts';
import { StepFields } from './steps/step-fields.tsx';
import type { ApplicationSubject } from './subject.ts';
import { goToStep } from './use-hash-step.ts';
import { useSubmission } from './use-submission.ts';

interface FunnelProps {
  subject: ApplicationSubject;
  askedStep: string;
  onDirtyChange(isDirty: boolean): void;
  onClose(): void;
}

/** The steps of the form, from the CV to the answer of the server. */
export function Funnel({ subject, askedStep, onDirtyChange, onClose }: FunnelProps) {
  const draft = useMemo(() => readDraft(subject), [subject]);
  const { submission, send } = useSubmission(subject);
  const [attempted, setAttempted] = useState<Problems>({});

  if (submission.state === 'sent' || submission.state === 'already' || submission.state === 'closed') {
    return <Result submission={submission} onClose={onClose} />;
  }
  return (
    <Form<Values>
      initialValues={draft?.values ?? EMPTY}
      onSubmit={() => undefined}
      subscription={{ values: true }}
    >
      {({ values }) => {
        const step = reachableStep(askedStep, values, subject);
        const refused = submission.state === 'refused' ? submission.problems : {};
        const advance = async () => {
          const problems = validate(step, values, subject);
          setAttempted(problems);
          if (Object.keys(problems).length > 0) return;
          const next = nextStep(step, subject);
          if (next) return goToStep(next);
          const result = await send(values);
          if (result.state === 'sent') {
            forgetDraft(subject);
            onDirtyChange(false);
          }
        };
        return (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void advance();
            }}
          >
            <KeepDraft subject={subject} onDirtyChange={onDirtyChange} />
            <Steps
              steps={stepsFor(subject).map((each) => STEP_LABELS[each])}
              current={stepsFor(subject).indexOf(step)}
            />
            {draft?.hadFile && !values.cv && !values.motivation && (
              <Message tone="info" role="status">
                Vos réponses ont été retrouvées. Ajoutez à nouveau votre fichier : un navigateur ne peut pas
                le garder.
              </Message>
            )}
            <ShownProblems attempted={{ ...refused, ...attempted }} onClear={setAttempted}>
              <StepHeading step={step} />
              <StepFields step={step} subject={subject} />
            </ShownProblems>
            {submission.state === 'failed' && (
              <Message tone="error" role="alert">
                Désolé, une erreur est survenue. Rien de ce que vous avez saisi n’est perdu.
              </Message>
            )}
            <StepActions
              step={step}
              subject={subject}
              submission={submission}
              onBack={previousStep(step, subject) ? () => window.history.back() : undefined}
            />
          </form>
        );
      }}
    </Form>
  );
}

const TITLES = {
  cv: 'Ajoutez votre CV',
  informations: 'Vos coordonnées',
  motivation: 'Un mot de motivation ?',
  questions: 'Quelques questions',
  confirmation: 'Tout est prêt',
};

/** Takes the focus at each step, so that a screen reader says where one is. */
function StepHeading({ step }: { step: keyof typeof TITLES }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {TITLES[step]}
    </h2>
  );
}

function KeepDraft({
  subject,
  onDirtyChange,
}: {
  subject: ApplicationSubject;
  onDirtyChange(isDirty: boolean): void;
}) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        if (dirty) writeDraft(subject, values);
        // After React has rendered: the form tells its changes while it renders.
        queueMicrotask(() => onDirtyChange(dirty ?? false));
      }}
    />
  );
}
