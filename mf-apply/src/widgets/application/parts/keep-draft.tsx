import { FormSpy } from 'react-final-form';
import { writeDraft } from '../rules/draft.ts';
import type { Values } from '../rules/values.ts';
import type { ApplicationSubject } from '../subject.ts';

interface KeepDraftProps {
  subject: ApplicationSubject;
  onDirtyChange(isDirty: boolean): void;
}

/** Writes every change to the draft of this tab. */
export function KeepDraft({ subject, onDirtyChange }: KeepDraftProps) {
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
