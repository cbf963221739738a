import { FormSpy } from 'react-final-form';

export interface DraftKeeperProps<Values> {
  /** Whether the form began with a draft: that too would be lost with the tab. */
  isFromDraft: boolean;
  /** Keeps the values in this tab, or forgets them where they are not worth it. */
  onKeep(values: Values, isWorthKeeping: boolean): void;
  onDirtyChange(isDirty: boolean): void;
}

/** Hands every change over to be kept, also the one that takes a text away again. */
export function DraftKeeper<Values extends object>({
  isFromDraft,
  onKeep,
  onDirtyChange,
}: DraftKeeperProps<Values>) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, dirty: true, modified: true }}
      onChange={({ values, dirty, modified }) => {
        const isTouched = Object.values(modified ?? {}).some(Boolean);
        const isWorthKeeping = Boolean(dirty) || isFromDraft;
        if (isTouched) onKeep(values, isWorthKeeping);
        // After React has rendered: the form tells its changes while it renders.
        queueMicrotask(() => onDirtyChange(isWorthKeeping));
      }}
    />
  );
}
