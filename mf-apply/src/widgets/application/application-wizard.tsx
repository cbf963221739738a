import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FunnelForm } from './funnel-form.tsx';
import { Result } from './parts/result.tsx';
import { readDraft, startingValues } from './rules/draft.ts';
import { keptFiles } from './rules/kept-files.ts';
import { readReceipt } from './rules/receipt.ts';
import { RESULT } from './rules/steps.ts';
import type { Values } from './rules/values.ts';
import type { ApplicationSubject } from './subject.ts';
import { useSubmission } from './use-submission.ts';
import type { Submission } from './use-submission.ts';

export interface FunnelProps {
  subject: ApplicationSubject;
  askedStep: string;
  onDirtyChange(isDirty: boolean): void;
  onClose(): void;
}

/** The steps of the form, from the first to the answer of the server. */
export function Funnel({ subject, askedStep, onDirtyChange, onClose }: FunnelProps) {
  const draft = useMemo(() => readDraft(subject), [subject]);
  const initialValues = useMemo(
    () => ({ ...(draft?.values ?? startingValues()), ...keptFiles(subject) }),
    [draft, subject],
  );
  const [initial] = useState(() => initialSubmission(subject, askedStep));
  const { submission, send } = useSubmission(subject, initial);

  if (submission.state === 'sent' || submission.state === 'already' || submission.state === 'closed') {
    return <Result subject={subject} submission={submission} onClose={onClose} />;
  }
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={() => undefined}
      subscription={{ values: true }}
      render={({ values }) => (
        <FunnelForm
          subject={subject}
          askedStep={askedStep}
          values={values}
          draft={draft}
          submission={submission}
          send={send}
          onDirtyChange={onDirtyChange}
        />
      )}
    />
  );
}

/** A reload of the result shows what was received. */
function initialSubmission(subject: ApplicationSubject, askedStep: string): Submission {
  const receipt = askedStep === RESULT ? readReceipt(subject) : null;
  return receipt ? { state: 'sent', receipt } : { state: 'idle' };
}
