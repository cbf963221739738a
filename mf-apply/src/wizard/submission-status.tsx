import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import { WAIT } from './step-actions.tsx';

/** Time after which the message mentions a longer wait (decisions.md#states-and-flows). */
const LONG_WAIT_MILLISECONDS = 8_000;

interface SubmissionStatusProps {
  isSending: boolean;
  /** Share sent, from 0 to 1; undefined if unknown. */
  progress?: number | undefined;
  /** True to show the message for a long wait from the start. */
  isLong?: boolean;
}

/** Announces a running submission. Always rendered: screen readers only announce changes in an existing region. */
export function SubmissionStatus({ isSending, progress, isLong = false }: SubmissionStatusProps) {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = window.setTimeout(() => setHasLasted(true), LONG_WAIT_MILLISECONDS);
    return () => {
      window.clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSending]);
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <div>
      <p role="status">
        {isSending && <VisuallyHidden as="span">{WAIT}.</VisuallyHidden>}{' '}
        {isSending && (isLong || hasLasted) && <span>Cela peut prendre quelques secondes de plus</span>}
      </p>
      {isSending && percent !== undefined && (
        <Bar max={100} value={percent} aria-label="Envoi">
          {`${percent}\u00a0%`}
        </Bar>
      )}
    </div>
  );
}

const Bar = styled.progress`
  width: 100%;
  margin-top: 0.5rem;
  accent-color: var(--ink);
`;
