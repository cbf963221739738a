import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

interface StepHeadingProps {
  step: string;
  /** False where something else has it first: the page's own title, or what is wrong with the step. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Takes the focus at each step, so that a screen reader says where one is, and is there to be seen. */
export function StepHeading({ step, takesFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    // What has the focus already is not brought into view by it.
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => takeFocus(), [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
