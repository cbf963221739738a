import { State } from '../parts/state.tsx';
import type { Tone } from '../parts/state.tsx';
import type { Shape } from '../parts/icons.tsx';
import type { CheckLine } from '../views.ts';

const STATES: Record<CheckLine['conclusion'], { tone: Tone; shape: Shape; words: string }> = {
  passed: { tone: 'ok', shape: 'tick', words: 'Passed' },
  neutral: { tone: 'go', shape: 'dashed', words: 'Passed over' },
  failed: { tone: 'halt', shape: 'octagon', words: 'Failed' },
  running: { tone: 'wait', shape: 'hourglass', words: 'Running' },
  missing: { tone: 'thin', shape: 'dashed', words: 'Missing' },
};

export function CheckState({ conclusion }: Pick<CheckLine, 'conclusion'>) {
  const { tone, shape, words } = STATES[conclusion];
  return (
    <State tone={tone} shape={shape}>
      {words}
    </State>
  );
}
