import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { FunnelForm } from './funnel-form.tsx';
import { Result } from './parts/result.tsx';
import { readDraft, startingValues } from './rules/draft.ts';
import type { Values } from './rules/values.ts';
import type { ApplicationSubject } from './subject.ts';
import { useSubmission } from './use-submission.ts';

export interface FunnelProps {
  subject: ApplicationSubject;
  askedStep: string;
  onDirtyChange(isDirty: boolean): void;
  onClose(): void;
}

/** The steps of the form, from the first to the answer of the server. */
export function Funnel({ subject, askedStep, onDirtyChange, onClose }: FunnelProps) {
  const draft = useMemo(() => readDraft(subject), [subject]);
  const initialValues = useMemo(() => draft?.values ?? startingValues(), [draft]);
  const { submission, send } = useSubmission(subject);

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
          hadFile={draft?.hadFile ?? false}
          submission={submission}
          send={send}
          onDirtyChange={onDirtyChange}
        />
      )}
    />
  );
}
