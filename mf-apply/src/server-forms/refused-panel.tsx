import type { ReactNode } from 'react';
import { BulletList, Message } from '@careers/ui';
import { AnswerPanel } from './answer-panel.tsx';

interface RefusedPanelProps {
  title: string;
  reasons: readonly string[];
  children: ReactNode;
}

/** Reasons for refusing a form sent without JavaScript, and how to return to it. */
export function RefusedPanel({ title, reasons, children }: RefusedPanelProps) {
  return (
    <AnswerPanel picture="scene-vide" title={title}>
      <Message tone="error">
        <BulletList>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </BulletList>
      </Message>
      {children}
    </AnswerPanel>
  );
}
