import styled, { css } from 'styled-components';
import type { Need, Release } from '../views.ts';
import { Icon } from './icons.tsx';
import type { Shape } from './icons.tsx';
import { percentWords } from './words.ts';

const tones = {
  halt: css`
    background: var(--error-bg);
    color: var(--error);
  `,
  wait: css`
    background: var(--info-bg);
    color: var(--info);
  `,
  ok: css`
    background: var(--success-bg);
    color: var(--success);
  `,
  go: css`
    background: var(--surface-3);
  `,
  ice: css`
    background: repeating-linear-gradient(135deg, var(--surface-3) 0 6px, var(--surface-2) 6px 12px);
  `,
  thin: css`
    box-shadow: inset 0 0 0 1.5px var(--border-strong);
    color: var(--text-2);
  `,
};
export type Tone = keyof typeof tones;

interface StateProps {
  tone: Tone;
  shape: Shape;
  children: string;
}

/** Shows a state by word, shape and colour, so that it is legible without colour. */
export function State({ tone, shape, children }: StateProps) {
  return (
    <Label $tone={tone}>
      <Icon shape={shape} />
      {children}
    </Label>
  );
}

const STATES: Record<Need, { tone: Tone; shape: Shape; words: string }> = {
  fallback: { tone: 'halt', shape: 'triangle', words: 'Fallback in force' },
  halted: { tone: 'halt', shape: 'octagon', words: 'Halted itself' },
  failing: { tone: 'halt', shape: 'octagon', words: 'Has failed' },
  waiting: { tone: 'wait', shape: 'hourglass', words: 'Waiting for approval' },
  blocked: { tone: 'wait', shape: 'hourglass', words: 'Waiting for checks' },
  rolling: { tone: 'go', shape: 'play', words: 'Rolling out' },
  paused: { tone: 'go', shape: 'pause', words: 'Paused' },
  rehearsal: { tone: 'thin', shape: 'dashed', words: 'In rehearsal' },
  frozen: { tone: 'ice', shape: 'snow', words: 'Frozen' },
  pinned: { tone: 'ice', shape: 'pin', words: 'Pinned' },
  steady: { tone: 'ok', shape: 'tick', words: 'Steady' },
  unreleased: { tone: 'thin', shape: 'dashed', words: 'Never released' },
};

/** Alarms, which colour the edge of a row. */
export const ALARMS: readonly Need[] = ['fallback', 'halted', 'failing'];

export function ReleaseState({ release, withShare = false }: { release: Release; withShare?: boolean }) {
  const { tone, shape, words } = STATES[release.need];
  const share = withShare && release.percent > 0 ? `, ${percentWords(release.percent)}` : '';
  return (
    <State tone={tone} shape={shape}>
      {`${words}${share}`}
    </State>
  );
}

const Label = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  padding: 0.12rem 0.6rem 0.12rem 0.45rem;
  border-radius: var(--r-1);
  font: 700 var(--fs-xs) / 1.45 var(--font-text);
  letter-spacing: 0;
  ${({ $tone }) => tones[$tone]}
  svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
