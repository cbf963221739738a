import { Facts, Small, Table } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { figure, percentWords } from '../parts/words.ts';
import type { Reach, Release } from '../views.ts';

/** Visits, paths and other remotes affected by a change; only measured or declared values. */
export function BlastRadius({ reach, release }: { reach: Reach; release: Release }) {
  const { visits, paths, users } = reach;
  if (visits === null && paths.length === 0 && users.length === 0) return null;
  return (
    <Panel title="Blast radius">
      {visits !== null && <Visits visits={visits} release={release} />}
      <Facts>
        {paths.length > 0 && (
          <>
            <dt>Paths</dt>
            <dd>{paths.join(', ')}</dd>
          </>
        )}
        {users.length > 0 && (
          <>
            <dt>Its widgets on</dt>
            <dd>{users.map(({ remote, widgets }) => `${remote} (${widgets.join(', ')})`).join(', ')}</dd>
          </>
        )}
      </Facts>
    </Panel>
  );
}

function Visits({ visits, release: { candidate, percent } }: { visits: number; release: Release }) {
  const shares = candidate === null ? [100] : [...new Set([percent, 100])];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Share</th>
            <th scope="col" data-figure>
              Visits a day
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share}>
              <th scope="row">{`${percentWords(share)}${candidate !== null && share === percent ? ', now' : ''}`}</th>
              <td data-figure>{figure(Math.round((visits * share) / 100))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Small>Of the visits that browsers have reported in the last 24 hours.</Small>
    </>
  );
}
