import { PageHead } from '../frame.tsx';
import { Action } from '../parts/forms.tsx';
import { Columns, Aside, Small, Stack, Strong } from '../parts/layout.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { ALARMS } from '../parts/state.tsx';
import { capitalised, counted, frozenUntil, quoted, timeWords } from '../parts/words.ts';
import { NEEDS } from '../views.ts';
import type { BoardView } from '../views.ts';
import { BoardTable } from './board-table.tsx';
import { Moves } from './moves.tsx';
import { ShellTable } from './shells.tsx';

/** Overview of all remotes, with those that need action first. */
export function Board({ view, now }: { view: BoardView; now: string }) {
  const { remotes, environments, moves, shells } = view;
  return (
    <>
      <PageHead title="Board">
        <p>{needWords(view)}</p>
      </PageHead>
      <Stack>
        {environments.map(
          ({ name, frozen, plannedFreezes }) =>
            frozen !== null && (
              <Note key={name} tone="ice" shape="snow" label={`Freeze of ${name}`}>
                <p>
                  <Strong>{`${capitalised(name)} is frozen${untilWords(frozenUntil({ frozen, plannedFreezes }, now), now)}: ${quoted(frozen)}`}</Strong>{' '}
                  Nothing goes up. The way back is open.
                </p>
                <p>
                  <Action as="a" href="/desk/freezes" $variant="secondary">
                    See freezes
                  </Action>
                </p>
              </Note>
            ),
        )}
        {remotes.length === 0 ? (
          <Panel title="No remote yet">
            <p>Publish one: `npx careers publish` in its folder. It stands here a moment later.</p>
          </Panel>
        ) : (
          <BoardTable remotes={byNeed(remotes)} />
        )}
        <Columns>
          <Panel title="Recent moves" aside={<a href="/desk/history">All of the history</a>}>
            {moves.length === 0 ? <Small>Nothing has moved yet.</Small> : <Moves moves={moves} now={now} />}
          </Panel>
          <Aside>
            <Panel title="Shells" aside={<a href="/desk/shells">All about shells</a>}>
              <ShellTable shells={shells} now={now} />
            </Panel>
          </Aside>
        </Columns>
      </Stack>
    </>
  );
}

function untilWords(until: string | null, now: string): string {
  return until === null ? '' : ` until ${timeWords(until, now)}`;
}

/** Returns one line with the numbers of releases that need action. */
function needWords({ remotes, shells }: BoardView): string {
  const releases = remotes.flatMap((remote) => remote.releases);
  const silent = new Set(shells.filter(({ isLive }) => !isLive).map(({ environment }) => environment));
  const alarms = releases.filter(({ need }) => ALARMS.includes(need)).length;
  const waiting = releases.filter(({ need }) => need === 'blocked').length;
  const approvals = releases.filter(({ need }) => need === 'waiting').length;
  const held = releases.filter(({ need }) => need === 'frozen').length;
  const moving = releases.filter(({ need }) => ['rolling', 'paused', 'rehearsal'].includes(need)).length;
  const parts = [
    silent.size > 0 && `No shell of ${[...silent].join(' and ')} has reported in the last minute`,
    alarms > 0 && `${counted(alarms, 'release needs', 'releases need')} a look`,
    approvals > 0 && `${counted(approvals, 'waits', 'wait')} for approval`,
    waiting > 0 && `${counted(waiting, 'waits', 'wait')} for checks`,
    moving > 0 && `${counted(moving, 'is', 'are')} on the way`,
    held > 0 && `${counted(held, 'is', 'are')} held by a freeze`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing needs you.' : `${parts.join('. ')}.`;
}

function byNeed(remotes: BoardView['remotes']): BoardView['remotes'] {
  const rank = ({ releases }: BoardView['remotes'][number]) =>
    Math.min(...releases.map(({ need }) => NEEDS.indexOf(need)));
  return remotes.toSorted((one, other) => rank(one) - rank(other) || one.remote.localeCompare(other.remote));
}
