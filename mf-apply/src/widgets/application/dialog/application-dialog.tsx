import { useEffect, useState } from 'react';
import {
  closeHash,
  useAppliedEntities,
  useAppliedOffer,
  useHash,
  useWidgetEnvironment,
} from '@careers/platform';
import { Dialog } from '@careers/ui';
import { RESULT, stepIn } from '../../../wizard/step-location.ts';
import { useLeaveWarning } from '../../../wizard/use-leave-warning.ts';
import { LazyWizard } from '../lazy-wizard.tsx';
import { AlreadyApplied } from '../result/already-applied.tsx';
import { HASH } from '../step-order.ts';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';
import { DialogLayout } from './layout.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { WithoutScript } from './without-script.tsx';

/**
 * The application in a dialog over its page: open while the hash says so, closed with a warning when data would be
 * lost.
 */
export function ApplicationDialog({ subject }: { subject: ApplicationSubject }) {
  const step = stepIn(useHash(), HASH);
  const { navigate } = useWidgetEnvironment();
  const appliedAt = useAppliedBefore(subject);
  const [appliedBefore, setAppliedBefore] = useState<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useLeaveWarning(isDirty);

  const isOpen = step !== null;
  useEffect(() => {
    // Read only when opened, as a submission from here shows its own result.
    if (isOpen) setAppliedBefore(appliedAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const close = () => {
    setIsLeaving(false);
    setIsDirty(false);
    closeHash(navigate);
  };
  const leave = () => (isDirty ? setIsLeaving(true) : close());

  return (
    <>
      <WithoutScript subject={subject} />
      <Dialog isOpen={isOpen} onClose={leave} title={wordingOf(subject).title} shape="page" isTitleHidden>
        <DialogLayout subject={subject} onLeave={leave}>
          {appliedBefore && step !== RESULT ? (
            <AlreadyApplied subject={subject} appliedAt={appliedBefore} onClose={close} />
          ) : (
            <LazyWizard subject={subject} askedStep={step ?? ''} onDirtyChange={setIsDirty} onClose={close} />
          )}
        </DialogLayout>
        <LeaveDialog
          subject={subject}
          isOpen={isLeaving}
          onStay={() => setIsLeaving(false)}
          onLeave={close}
        />
      </Dialog>
    </>
  );
}

const NONE: readonly string[] = [];

/** Returns when this browser applied to the same offer or entities (ISO 8601), or undefined. */
function useAppliedBefore(subject: ApplicationSubject): string | undefined {
  const offer = useAppliedOffer(subject.type === 'OFFER' ? subject.reference : '');
  const entities = useAppliedEntities(subject.type === 'SPONTANEOUS' ? subject.entityCodes : NONE);
  return offer ?? entities;
}
