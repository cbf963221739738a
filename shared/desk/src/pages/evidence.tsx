import styled from 'styled-components';
import { Small, Strong, Table } from '../parts/layout.ts';
import { State } from '../parts/state.tsx';
import { counted, figure } from '../parts/words.ts';
import type { Counts, Evidence, Release } from '../views.ts';

function failuresOf({ fallbacks, errors, crashes, browserFailures }: Counts): number {
  return fallbacks + errors + crashes + browserFailures;
}

/** Returns the number of pages requested of the version, rendered or not. */
function pagesOf({ renders, fallbacks, errors }: Counts): number {
  return renders + fallbacks + errors;
}

/** Returns the verdict as a phrase; a small sample is named as such, whatever its verdict. */
function phraseOf({ verdict, enough, candidate }: Evidence): string {
  if (!candidate || verdict === 'nothing') return 'Nothing seen yet';
  const seen = figure(pagesOf(candidate));
  switch (verdict) {
    case 'thin':
      return `Not enough seen: ${seen} of ${counted(enough, 'page')}`;
    case 'failed':
      return `Failed ${counted(failuresOf(candidate), 'time')} in ${counted(pagesOf(candidate), 'page')}`;
    case 'within':
      return `${counted(pagesOf(candidate), 'page')}, within 1\u00a0failure in\u00a0100`;
  }
}

/** Returns how close the evidence is to the halt threshold. */
function againstOf({ evidence, haltAt }: NonNullable<Evidence['against']>): string {
  return `Evidence against it: ${evidence.toFixed(1)} of the ${haltAt} that halt it.`;
}

/** The evidence on a row of the board. */
export function EvidenceLine({ release }: { release: Release }) {
  const { evidence } = release;
  const { candidate, stable, verdict, enough } = evidence;
  if (!candidate)
    return (
      <Small>
        {(release.candidate ?? release.halted) === null ? 'Nothing to compare.' : phraseOf(evidence)}
      </Small>
    );
  const failures = failuresOf(candidate);
  return (
    <Meter>
      <Strong>{phraseOf(evidence)}</Strong>
      <Track viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" data-verdict={verdict}>
        <rect width={Math.min(100, (100 * pagesOf(candidate)) / enough)} height="6" />
      </Track>
      {verdict !== 'failed' && (
        <Small>{failures === 0 ? 'None failed so far.' : `${counted(failures, 'failure')} so far.`}</Small>
      )}
      {evidence.against !== null && <Small>{againstOf(evidence.against)}</Small>}
      {stable && (
        <Small>{`With ${stable.version}: ${figure(failuresOf(stable))} in ${counted(pagesOf(stable), 'page')}.`}</Small>
      )}
    </Meter>
  );
}

const ROWS = [
  ['Pages rendered', 'renders'],
  ['Answered by another version', 'fallbacks'],
  ['Ended in an error', 'errors'],
  ['Crashes', 'crashes'],
  ['Failures in browsers', 'browserFailures'],
] as const;

/** The verdict, with its confidence. */
export function EvidenceWords({ evidence }: { evidence: Evidence }) {
  return (
    <p>
      <Strong>{`${phraseOf(evidence)}.`}</Strong>{' '}
      {evidence.verdict === 'thin' &&
        `Below ${counted(evidence.enough, 'page')} a version that fails once in a hundred can look sound.`}
      {evidence.verdict === 'within' && 'Smaller faults can stay unseen.'}
      {evidence.against !== null && ` ${againstOf(evidence.against)}`}
    </p>
  );
}

/** The counts of a rollout, for candidate and released version. */
export function EvidenceTable({ evidence }: { evidence: Evidence }) {
  const sides = [evidence.stable, evidence.candidate].filter((side) => side !== null);
  if (sides.length === 0) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Seen</th>
          {sides.map(({ version }) => (
            <th key={version} scope="col" data-figure>
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, count]) => (
          <tr key={count}>
            <th scope="row">{label}</th>
            {sides.map((side) => (
              <td key={side.version} data-figure>
                {figure(side[count])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function EvidenceState({ evidence: { verdict } }: { evidence: Evidence }) {
  if (verdict === 'failed')
    return (
      <State tone="halt" shape="octagon">
        Has failed
      </State>
    );
  if (verdict === 'within')
    return (
      <State tone="go" shape="dashed">
        Within the limit so far
      </State>
    );
  return (
    <State tone="thin" shape="dashed">
      Not enough seen
    </State>
  );
}

const Meter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
`;

const Track = styled.svg`
  width: 100%;
  max-width: 13rem;
  height: 0.5rem;
  border-radius: 2px;
  background: var(--surface-3);
  fill: var(--link);
  &[data-verdict='failed'] {
    fill: var(--error);
  }
`;
