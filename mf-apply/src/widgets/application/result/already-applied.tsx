import { Button, Lead } from '@careers/ui';
import { dayLabel, parisDay } from '@careers/ui/french';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';
import { ResultPanel } from '../../../result/result-panel.tsx';

interface AlreadyAppliedProps {
  subject: ApplicationSubject;
  /** ISO 8601. */
  appliedAt: string;
  onClose(): void;
}

/** Replaces the form when this browser has applied before. */
export function AlreadyApplied({ subject, appliedAt, onClose }: AlreadyAppliedProps) {
  const { alreadyAppliedTitle, sentBefore, close } = wordingOf(subject);
  return (
    <ResultPanel title={alreadyAppliedTitle} picture="scene-succes">
      <Lead>
        {sentBefore} {dayLabel(parisDay(new Date(appliedAt)))}.
      </Lead>
      <Button type="button" onClick={onClose}>
        {close}
      </Button>
    </ResultPanel>
  );
}
