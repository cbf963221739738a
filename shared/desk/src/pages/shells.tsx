import { PageHead } from '../frame.tsx';
import { Small, Table } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { counted, seconds, timeWords } from '../parts/words.ts';
import type { ShellLine, ShellsView } from '../views.ts';
import { Alarm } from './serving.tsx';
import { Icon } from '../parts/icons.tsx';

export function Shells({ view: { shells }, now }: { view: ShellsView; now: string }) {
  return (
    <>
      <PageHead title="Shells">
        <p>{servingWords(shells)}</p>
      </PageHead>
      <Panel title="Shells that have reported today">
        <ShellTable shells={shells} now={now} />
      </Panel>
    </>
  );
}

/** Returns what running shells serve; a silent one may have stopped, or serve on without the registry. */
function servingWords(shells: readonly ShellLine[]): string {
  const live = shells.filter(({ isLive }) => isLive);
  if (live.length === 0) return 'No shell has reported in the last minute: what visitors get is not known.';
  const behind = live.filter(({ revision, wanted }) => revision !== wanted).length;
  const deviating = live.filter(({ fallbacks }) => fallbacks.length > 0).length;
  const words = [
    behind > 0 && `${counted(behind, 'shell serves', 'shells serve')} an earlier revision.`,
    deviating > 0 &&
      `${counted(deviating, 'shell serves', 'shells serve')} another version than the released one.`,
  ].filter((part) => part !== false);
  return words.length === 0 ? 'Every running shell serves what is released.' : words.join(' ');
}

/** Shells with their revision and fallbacks. */
export function ShellTable({ shells, now }: { shells: readonly ShellLine[]; now: string }) {
  if (shells.length === 0)
    return <Small>None has reported. A shell with REGISTRY_URL does, within ten seconds.</Small>;
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Shell</th>
            <th scope="col">Serves</th>
            <th scope="col" data-figure>
              Took
            </th>
          </tr>
        </thead>
        <tbody>
          {shells.map((shell) => (
            <tr key={shell.instance}>
              <th scope="row">
                {shell.instance}
                <Small>
                  {shell.isLive
                    ? shell.environment
                    : `${shell.environment}, silent since ${timeWords(shell.seenAt, now)}`}
                </Small>
                {shell.fallbacks.map(({ remote, served, wanted, why }) => (
                  <Alarm key={`${remote} ${wanted}`}>
                    <Icon shape="triangle" />
                    <span>{`${remote}: ${served ?? 'nothing'} in place of ${wanted}: ${why}`}</span>
                  </Alarm>
                ))}
              </th>
              <td>
                {shell.revision === shell.wanted
                  ? `r${shell.revision}`
                  : `r${shell.revision}, not r${shell.wanted}`}
              </td>
              <td data-figure>{shell.tookMilliseconds === null ? '–' : seconds(shell.tookMilliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Small>“Took” is the time from the move to the shell serving it.</Small>
    </>
  );
}
