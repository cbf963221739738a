import { useEffect, useState } from 'react';
import { useAppliedOffer, useWidgetEnvironment } from '@careers/platform';
import { Dialog } from '@careers/ui';
import { Funnel } from './funnel.tsx';
import { AlreadyApplied } from './parts/already-applied.tsx';
import { Frame } from './parts/frame.tsx';
import { LeaveDialog } from './parts/leave-dialog.tsx';
import type { ApplicationSubject } from './subject.ts';
import { useHashStep } from './use-hash-step.ts';

/** The application over its offer: open while the address says so, closed without losing anything by mistake. */
export function Application({ subject }: { subject: ApplicationSubject }) {
  const step = useHashStep();
  const { navigate } = useWidgetEnvironment();
  const appliedAt = useAppliedOffer(subject.reference);
  const [appliedBefore, setAppliedBefore] = useState<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const isOpen = step !== null;
  useEffect(() => {
    // Known when it is opened: an application sent from here shows its own result instead.
    if (isOpen) setAppliedBefore(appliedAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const close = () => {
    setIsLeaving(false);
    navigate(window.location.pathname + window.location.search, { replace: true, keepScroll: true });
  };
  const leave = () => (isDirty ? setIsLeaving(true) : close());

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={`Postuler : ${subject.subject.title}`}
      shape="page"
      isTitleHidden
    >
      <Frame subject={subject} onLeave={leave}>
        {appliedBefore ? (
          <AlreadyApplied appliedAt={appliedBefore} onClose={close} />
        ) : (
          <Funnel subject={subject} askedStep={step ?? ''} onDirtyChange={setIsDirty} onClose={close} />
        )}
      </Frame>
      <LeaveDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={close} />
    </Dialog>
  );
}
