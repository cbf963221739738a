import { FormSpy } from 'react-final-form';
import { forgetDraft, writeDraft } from '../rules/draft.ts';
import { keepFiles } from '../rules/kept-files.ts';
import type { Values } from '../rules/values.ts';
import type { ApplicationSubject } from '../subject.ts';

interface KeepDraftProps {
  subject: ApplicationSubject;
  /** Whether the form began with a draft: that too would be lost with the tab. */
  isFromDraft: boolean;
  onDirtyChange(isDirty: boolean): void;
}

/** Writes every change to the draft of this tab, also the one that takes a text away again. */
export function KeepDraft({ subject, isFromDraft, onDirtyChange }: KeepDraftProps) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, dirty: true, modified: true }}
      onChange={({ values, dirty, modified }) => {
        const isTouched = Object.values(modified ?? {}).some(Boolean);
        const isWorthKeeping = dirty || isFromDraft;
        if (isTouched) {
          keepFiles(subject, values);
          if (isWorthKeeping) writeDraft(subject, values);
          else forgetDraft(subject);
        }
        // After React has rendered: the form tells its changes while it renders.
        queueMicrotask(() => onDirtyChange(isWorthKeeping));
      }}
    />
  );
}
