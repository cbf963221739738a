import styled from 'styled-components';
import { AutoGrid, VisuallyHidden, below } from '@careers/ui';
import { Action, Post, Reason } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Small } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { percentWords, quoted, shortName, timeWords } from '../parts/words.ts';
import type { PlanLine, Release, Sent } from '../views.ts';
import { planAddress } from './plan-forms.tsx';

interface NextStepProps {
  release: Release;
  plan: PlanLine;
  /** Fields of a refused form, to fill the approval again. */
  sent: Sent | undefined;
}

/** Conditions of the next step, and the action that this user may have to take. */
export function NextStep({ release, plan, sent }: NextStepProps) {
  const { conditions, percent } = plan.next;
  return (
    <>
      <Conditions>
        {conditions.map(({ words, isMet }) => (
          <li key={words}>
            <Icon shape={isMet ? 'tick' : 'hourglass'} />
            <span>
              <VisuallyHidden>{isMet ? 'Holds: ' : 'Not yet: '}</VisuallyHidden>
              {words}
            </span>
          </li>
        ))}
      </Conditions>
      {plan.may.includes('approve') && (
        <Post action={planAddress(release)} fields={{ step: plan.step }}>
          <Reason id="approve-reason" value={sent?.action === 'approve-plan' ? sent.reason : ''} />
          <Action name="action" value="approve-plan">{`Approve ${percentWords(percent)}`}</Action>
        </Post>
      )}
    </>
  );
}

/** Steps of a plan, with the completed ones and the current one marked. */
export function PlanTrack({ plan, now }: { plan: PlanLine; now: string }) {
  const { step, steps, since, startedBy, reason } = plan;
  return (
    <Panel title="Plan" aside={<Small>{`Step ${step} of ${steps.length}`}</Small>}>
      <Track as="ol" $column="7rem" aria-label={`Plan, step ${step} of ${steps.length}`}>
        {steps.map(({ percent, approve, words }, index) => {
          const state = stateOf(index + 1, step);
          return (
            <Step
              key={percent}
              data-state={state}
              data-approve={(approve && state === 'next') || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Share>
                {percent === 0 ? 'Rehearsal' : percentWords(percent)}
                <VisuallyHidden>{`, ${state}`}</VisuallyHidden>
              </Share>
              {state !== 'done' && words.map((each) => <div key={each}>{each}</div>)}
              <strong>{stepWords(state, approve, timeWords(since, now))}</strong>
            </Step>
          );
        })}
      </Track>
      <Small>{`Started by ${shortName(startedBy)}: ${quoted(reason)}`}</Small>
    </Panel>
  );
}

function stateOf(number: number, current: number): 'done' | 'now' | 'next' {
  if (number < current) return 'done';
  return number === current ? 'now' : 'next';
}

function stepWords(state: 'done' | 'now' | 'next', approve: boolean, since: string): string {
  if (state === 'done') return 'Done';
  if (state === 'now') return `Since ${since}`;
  return approve ? 'Needs a second person' : 'By itself';
}

const Conditions = styled.ul`
  display: grid;
  gap: 0.3rem;
  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: start;
  }
  svg {
    margin-top: 0.15rem;
  }
`;

const Track = styled(AutoGrid)`
  gap: 0.75rem 0;
  ${below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Share = styled.div`
  color: var(--text);
  font: 700 1.125rem/1.3 var(--font-display);
`;

const Step = styled.li`
  position: relative;
  padding: 1.6rem 0.75rem 0 0;
  color: var(--text-2);
  font-size: var(--fs-xs);
  line-height: 1.4;
  &::before,
  &::after {
    content: '';
    position: absolute;
    forced-color-adjust: none;
  }
  &::before {
    top: 0.5rem;
    right: 0;
    left: 0;
    height: 4px;
    background: var(--surface-3);
  }
  &::after {
    top: 0.125rem;
    left: 0;
    width: 1rem;
    height: 1rem;
    border: 2px solid var(--border-strong);
    border-radius: 50%;
    background: var(--raised);
  }
  &[data-state='done']::before,
  &[data-state='done']::after {
    border-color: var(--link);
    background: var(--link);
  }
  &[data-state='now']::after {
    border: 5px solid var(--link);
  }
  &[data-approve]::after {
    border-color: var(--info);
    border-radius: 2px;
    rotate: 45deg;
    scale: 0.85;
  }
  ${below('desktop')} {
    padding: 0 0 0.35rem 1.9rem;
    &::before {
      top: 0.5rem;
      right: auto;
      bottom: -1.25rem;
      left: 0.375rem;
      width: 4px;
      height: auto;
    }
    &:last-child::before {
      display: none;
    }
  }
`;
