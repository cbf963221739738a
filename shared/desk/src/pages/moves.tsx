import styled from 'styled-components';
import { Small, Strong } from '../parts/layout.ts';
import { shortName, timeWords } from '../parts/words.ts';
import type { Move } from '../views.ts';

/** Moves, one per line: time, user, change and reason. */
export function Moves({ moves, now }: { moves: readonly Move[]; now: string }) {
  return (
    <ol>
      {moves.map((move) => (
        <Line key={`${move.environment} ${move.revision}`}>
          <time dateTime={move.time}>{timeWords(move.time, now)}</time>
          <div>
            <Strong>{shortName(move.who)}</Strong>
            {`: ${move.command}, in ${move.environment}`}
            {move.reason !== null && <Small>{`“${move.reason}”`}</Small>}
          </div>
          <Revision>{`r${move.revision}`}</Revision>
        </Line>
      ))}
    </ol>
  );
}

const Revision = styled.span`
  color: var(--text-2);
  font-size: var(--fs-xs);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: 0.1rem 0.85rem;
  padding-block: 0.6rem;
  border-top: 1px solid var(--border);
  overflow-wrap: anywhere;
  time {
    color: var(--text-2);
    font-size: var(--fs-xs);
  }
  @media (max-width: 34.99em) {
    grid-template-columns: minmax(0, 1fr) auto;
    time {
      grid-column: 1 / -1;
    }
  }
`;
