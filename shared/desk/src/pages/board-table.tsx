import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import { Cell, Heads, Rows } from '../parts/card-table.ts';
import { Action } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Small, Strong } from '../parts/layout.ts';
import { ALARMS, ReleaseState } from '../parts/state.tsx';
import { capitalised, percentWords } from '../parts/words.ts';
import type { BoardView, Release } from '../views.ts';
import { Buttons, Grid } from './board-grid.ts';
import { EvidenceLine } from './evidence.tsx';
import { nextOf } from './next.ts';
import { Serving } from './serving.tsx';

/**
 * Remotes by environment, most urgent first: a table, or cards in narrow windows. Explicit roles, as CSS removes the
 * implicit ones.
 */
export function BoardTable({ remotes }: Pick<BoardView, 'remotes'>) {
  return (
    <Grid role="table" aria-label="Remotes by environment">
      <Heads>
        <tr role="row">
          {['Remote', 'Released', 'Candidate, and what happens next', 'Share', 'Evidence', 'Serving'].map(
            (name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ),
          )}
          <th role="columnheader" scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </Heads>
      {remotes.map(({ remote, releases }) => (
        <Rows key={remote} data-edge={edgeOf(releases)}>
          {releases.map((release, index) => (
            <Row key={release.environment} release={release} isFirst={index === 0} />
          ))}
        </Rows>
      ))}
    </Grid>
  );
}

function edgeOf(releases: readonly Release[]): string | undefined {
  if (releases.some(({ need }) => ALARMS.includes(need))) return 'alarm';
  return releases.some(({ need }) => need === 'blocked' || need === 'waiting') ? 'waiting' : undefined;
}

/** Emphasises the first environment, production; the others are below it. */
function Row({ release, isFirst }: { release: Release; isFirst: boolean }) {
  const { environment, remote, stable, candidate, halted, percent } = release;
  const tried = candidate ?? halted;
  const address = `/desk/${environment}/${remote}`;
  return (
    <tr role="row" data-quiet={!isFirst || undefined}>
      <th role="rowheader" scope="row">
        {isFirst ? (
          <RemoteName href={address}>{remote}</RemoteName>
        ) : (
          <VisuallyHidden>{remote}</VisuallyHidden>
        )}
        <div>{capitalised(environment)}</div>
      </th>
      <Cell data-label="Released">
        {stable === null ? '–' : <VersionLink remote={remote} number={stable} />}
      </Cell>
      <Cell>
        <Heading>
          {tried !== null && <VersionLink remote={remote} number={tried} />}
          {(isFirst || release.need !== 'steady') && <ReleaseState release={release} />}
        </Heading>
        <Small>{nextOf(release)}</Small>
        {candidate !== null && <Checks release={release} />}
      </Cell>
      <Cell data-label="Share" data-empty={candidate === null || undefined}>
        {candidate === null ? (
          <Small>{stable === null ? 'Nobody' : `Everybody has ${stable}`}</Small>
        ) : (
          <Share percent={percent} />
        )}
      </Cell>
      <Cell data-label="Evidence" data-empty={tried === null || undefined}>
        <EvidenceLine release={release} />
      </Cell>
      <Cell data-label="Serving">
        <Serving release={release} />
      </Cell>
      <Cell>
        <Buttons>
          <Action as="a" href={address} $variant="secondary">
            <span>
              Open
              <VisuallyHidden>{` ${remote} in ${environment}`}</VisuallyHidden>
            </span>
          </Action>
          {release.may.includes('rollback') && (candidate !== null || release.fallback.length > 0) && (
            <Action as="a" href={`${address}/rollback`} $variant="secondary">
              <Icon shape="back" />
              <span>
                Roll back
                <VisuallyHidden>{` ${remote} in ${environment}`}</VisuallyHidden>
              </span>
            </Action>
          )}
        </Buttons>
      </Cell>
    </tr>
  );
}

function Checks({ release: { checks, remote, candidate } }: { release: Release }) {
  const failed = checks.filter(({ isPassed }) => !isPassed);
  if (checks.length === 0) return null;
  return (
    <Small>
      <a href={`/desk/versions/${remote}/${candidate}`}>
        {failed.length === 0
          ? `Checks passed: ${checks.map(({ name }) => name).join(', ')}`
          : `Checks: ${failed.map(({ name, conclusion }) => `${name} ${conclusion}`).join(', ')}`}
      </a>
    </Small>
  );
}

export function VersionLink({ remote, number }: { remote: string; number: string }) {
  return (
    <Number href={`/desk/versions/${remote}/${number}`}>
      {number}
      <VisuallyHidden>{`, a version of ${remote}`}</VisuallyHidden>
    </Number>
  );
}

/** Share of visitors who get the candidate. */
export function Share({ percent }: { percent: number }) {
  return (
    <>
      <Strong>{percent === 0 ? 'Nobody' : percentWords(percent)}</Strong>
      <ShareBar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="6" />
      </ShareBar>
    </>
  );
}

const ShareBar = styled.svg`
  width: 100%;
  max-width: 13rem;
  height: 0.5rem;
  border-radius: 2px;
  background: var(--surface-3);
  fill: var(--link);
`;

const Number = styled.a`
  display: inline-block;
  padding-block: 0.15rem;
  color: var(--text);
  font-weight: 700;
`;

const RemoteName = styled.a`
  display: inline-block;
  padding-block: 0.1rem;
  color: var(--text);
  font: 700 1rem/1.3 var(--font-display);
  letter-spacing: -0.015em;
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.6rem;
  align-items: center;
  margin-bottom: 0.2rem;
  &:empty {
    display: none;
  }
`;
