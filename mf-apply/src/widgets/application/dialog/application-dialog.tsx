import { useEffect, useState } from 'react';
import { useAppliedEntities, useAppliedOffer, useWidgetEnvironment } from '@careers/platform';
import { Dialog } from '@careers/ui';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useHashStep } from '../../hash-step.ts';
import { LazyFunnel } from './lazy-funnel.tsx';
import { AlreadyApplied } from './parts/already-applied.tsx';
import { Frame } from './parts/frame.tsx';
import { LeaveDialog } from './parts/leave-dialog.tsx';
import { WithoutScript } from './parts/without-script.tsx';
import { HASH, RESULT } from './rules/steps.ts';
import { wordingOf } from './rules/wording.ts';
import type { ApplicationSubject } from './subject.ts';

/**
 * The application over the page it belongs to: open while the address says so, closed without losing anything by
 * mistake.
 */
export function Application({ subject }: { subject: ApplicationSubject }) {
  const step = useHashStep(HASH);
  const { navigate } = useWidgetEnvironment();
  const appliedAt = useAppliedBefore(subject);
  const [appliedBefore, setAppliedBefore] = useState<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useLeaveWarning(isDirty);

  const isOpen = step !== null;
  useEffect(() => {
    // Known when it is opened: an application sent from here shows its own result instead.
    if (isOpen) setAppliedBefore(appliedAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const close = () => {
    setIsLeaving(false);
    setIsDirty(false);
    navigate(window.location.pathname + window.location.search, { replace: true, keepScroll: true });
  };
  const leave = () => (isDirty ? setIsLeaving(true) : close());

  return (
    <>
      <WithoutScript subject={subject} />
      <Dialog isOpen={isOpen} onClose={leave} title={wordingOf(subject).title} shape="page" isTitleHidden>
        <Frame subject={subject} onLeave={leave}>
          {appliedBefore && step !== RESULT ? (
            <AlreadyApplied subject={subject} appliedAt={appliedBefore} onClose={close} />
          ) : (
            <LazyFunnel subject={subject} askedStep={step ?? ''} onDirtyChange={setIsDirty} onClose={close} />
          )}
        </Frame>
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

/** When this browser has applied to the same offer or entities (ISO 8601), or undefined. */
function useAppliedBefore(subject: ApplicationSubject): string | undefined {
  const offer = useAppliedOffer(subject.type === 'OFFER' ? subject.reference : '');
  const entities = useAppliedEntities(subject.type === 'SPONTANEOUS' ? subject.entityCodes : NONE);
  return offer ?? entities;
}
