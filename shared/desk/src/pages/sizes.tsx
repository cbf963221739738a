import styled from 'styled-components';
import { Small } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { figure } from '../parts/words.ts';
import type { VersionView } from '../views.ts';

/** Compressed sizes of pages and widgets, beside their budgets. */
export function Sizes({ view: { sizes, against } }: { view: VersionView }) {
  return (
    <Panel title="Sizes" aside={<Small>kB, compressed</Small>}>
      {sizes.length === 0 && <Small>No file of it is stored.</Small>}
      <List>
        {sizes.map(({ chunk, kilobytes, budget, before }) => {
          const isOver = kilobytes > budget;
          const scale = Math.max(kilobytes, budget, 1) / 100;
          return (
            <li key={chunk}>
              <Label>
                <span>{chunk}</span>
                <span>
                  {`${isOver ? 'Over: ' : ''}${figure(kilobytes)} of ${figure(budget)}${changeWords(kilobytes, before)}`}
                </span>
              </Label>
              <Bar
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                data-over={isOver || undefined}
              >
                <rect width={kilobytes / scale} height="8" />
                <line x1={budget / scale} x2={budget / scale} y1="0" y2="8" />
              </Bar>
            </li>
          );
        })}
      </List>
      {against !== null && sizes.length > 0 && (
        <Small>{`Mark: budget. In brackets: change since ${against}.`}</Small>
      )}
    </Panel>
  );
}

function changeWords(kilobytes: number, before: number | null): string {
  if (before === null) return '';
  const change = kilobytes - before;
  return ` (${change < 0 ? '−' : '+'}${figure(Math.abs(change))})`;
}

const List = styled.ul`
  display: grid;
  gap: 0.6rem;
`;

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 0.75rem;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Bar = styled.svg`
  width: 100%;
  height: 0.6rem;
  border-radius: 2px;
  background: var(--surface-3);
  fill: var(--link);
  stroke: var(--text);
  rect {
    stroke: none;
  }
  line {
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  &[data-over] {
    fill: var(--error);
  }
`;
