import styled from 'styled-components';
import { Icon } from '../parts/icons.tsx';
import { NoBreak, Small } from '../parts/layout.ts';
import { counted, seconds } from '../parts/words.ts';
import type { Release } from '../views.ts';

/** Shells at the active revision, and those that serve a fallback. */
export function Serving({ release: { revision, serving } }: { release: Release }) {
  const { live, current, slowestMilliseconds, fallbacks } = serving;
  if (live === 0) return <Small>No shell has reported in the last minute.</Small>;
  return (
    <>
      <NoBreak>{`${current} of ${counted(live, 'shell')}`}</NoBreak>{' '}
      <NoBreak>
        {`at r${revision}${slowestMilliseconds === null ? '' : `, ${seconds(slowestMilliseconds)}`}`}
      </NoBreak>
      {fallbacks.length === 0 && <Small>No fallback in force</Small>}
      {fallbacks.map(({ shell, served, wanted, why }) => (
        <Alarm key={`${shell} ${wanted}`}>
          <Icon shape="triangle" />
          <span>{`${shell} serves ${served ?? 'nothing'} in place of ${wanted}: ${why}`}</span>
        </Alarm>
      ))}
    </>
  );
}

export const Alarm = styled.p`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  gap: 0.35rem;
  color: var(--error);
  font-size: var(--fs-xs);
  font-weight: 650;
  overflow-wrap: anywhere;
  svg {
    margin-top: 0.15rem;
  }
`;
