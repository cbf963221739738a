import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

interface StepHeadingProps {
  step: string;
  /** False if the page's title or the error summary has the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Takes the focus at each step, for screen readers, and scrolls into view. */
export function StepHeading({ step, takesFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    // Focusing a focused element does not scroll.
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => takeFocus(), [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
