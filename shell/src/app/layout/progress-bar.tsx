import { useEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useNavigation } from '@careers/platform';
import { PROGRESS, Progress } from './progress.ts';
import type { ProgressState } from './progress.ts';

/** Shows that a navigation is under way, once it takes long enough to be noticed. */
export function ProgressBar({ hasFailed }: { hasFailed: boolean }) {
  const { state } = useNavigation();
  const [{ phase }, setState] = useState<ProgressState>({ phase: 'hidden' });
  const progress = useRef<Progress>(undefined);
  progress.current ??= new Progress(setState);

  useEffect(() => {
    if (state === 'idle') progress.current?.finish(hasFailed);
    else progress.current?.start();
  }, [state, hasFailed]);
  useEffect(() => () => progress.current?.stop(), []);

  if (phase === 'hidden') return null;
  return <Bar role="progressbar" aria-label="Chargement de la page" $phase={phase} />;
}

const grow = keyframes`from { scale: 0 1; } to { scale: ${PROGRESS.hold / 100} 1; }`;

const Bar = styled.div<{ $phase: ProgressState['phase'] }>`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 80;
  width: 100%;
  height: 4px;
  background: ${({ $phase }) => ($phase === 'failed' ? 'var(--tomate-600)' : 'var(--aubergine-700)')};
  transform-origin: left;
  ${({ $phase }) =>
    $phase === 'running' &&
    css`
      animation: ${grow} ${PROGRESS.duration}ms var(--ease) forwards;
    `}
`;
