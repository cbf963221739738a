import { FormSpy } from 'react-final-form';

export interface DraftAutosaveProps<Values> {
  /** True if the form started from a draft, which must not be lost either. */
  isFromDraft: boolean;
  /** Keeps the values in this tab, or removes them. */
  onKeep(values: Values, isWorthKeeping: boolean): void;
  onDirtyChange(isDirty: boolean): void;
}

/** Passes on every change, including one that restores the initial value. */
export function DraftAutosave<Values extends object>({
  isFromDraft,
  onKeep,
  onDirtyChange,
}: DraftAutosaveProps<Values>) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, dirty: true, modified: true }}
      onChange={({ values, dirty, modified }) => {
        const isTouched = Object.values(modified ?? {}).some(Boolean);
        const isWorthKeeping = Boolean(dirty) || isFromDraft;
        if (isTouched) onKeep(values, isWorthKeeping);
        // In an effect: the form notifies while it renders.
        queueMicrotask(() => onDirtyChange(isWorthKeeping));
      }}
    />
  );
}
