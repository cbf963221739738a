import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface StepHeadingProps {
  step: string;
  takesFocus?: boolean;
  children: ReactNode;
}

/** Takes the focus at each step, so that a screen reader says where one is. */
export function StepHeading({ step, takesFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [step, takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
