import { PageHead } from '../frame.tsx';
import { Small, Table } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { State } from '../parts/state.tsx';
import type { Tone } from '../parts/state.tsx';
import type { Shape } from '../parts/icons.tsx';
import { shortName, timeWords } from '../parts/words.ts';
import type { VersionsView, VersionView } from '../views.ts';

const STATES: Record<VersionView['state'], { tone: Tone; shape: Shape; words: string }> = {
  ready: { tone: 'go', shape: 'tick', words: 'Published' },
  checking: { tone: 'wait', shape: 'hourglass', words: 'Being checked' },
  refused: { tone: 'halt', shape: 'octagon', words: 'Refused' },
  deleted: { tone: 'thin', shape: 'dashed', words: 'Deleted' },
};

export function VersionState({ state }: Pick<VersionView, 'state'>) {
  const { tone, shape, words } = STATES[state];
  return (
    <State tone={tone} shape={shape}>
      {words}
    </State>
  );
}

/** Latest published versions of all remotes. */
export function Versions({ view: { versions }, now }: { view: VersionsView; now: string }) {
  return (
    <>
      <PageHead title="Versions">
        <p>The latest of all remotes. A number is used once; what the gate refuses keeps its number.</p>
      </PageHead>
      <Panel title="Published last">
        {versions.length === 0 && <Small>None was published yet.</Small>}
        {versions.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">State</th>
                <th scope="col">Published</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ remote, number, state, publishedAt, publishedBy, failedChecks }) => (
                <tr key={`${remote} ${number}`}>
                  <th scope="row">
                    <a href={`/desk/versions/${remote}/${number}`}>{`${remote} ${number}`}</a>
                  </th>
                  <td>
                    <VersionState state={state} />
                    {failedChecks.length > 0 && <Small>{`Failed: ${failedChecks.join(', ')}`}</Small>}
                  </td>
                  <td>
                    {timeWords(publishedAt, now)}
                    <Small>{shortName(publishedBy)}</Small>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
    </>
  );
}
