import type { ReleaseDocument } from '@careers/contract';
import { REHEARSAL_CHECK, shellsOf } from '../checks/built-in-checks.ts';
import { checksOf } from '../checks/check-store.ts';
import type { Check } from '../checks/schemas.ts';
import type { Database } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { describeUnmet, unmetChecks } from '../rules/unmet-checks.ts';
import type { UnmetCheck } from '../rules/unmet-checks.ts';
import type { EnvironmentRow } from './environment-store.ts';
import { givenVersions } from './given-versions.ts';
import type { MoveRequest } from './schemas.ts';

interface Moved {
  before: ReleaseDocument;
  after: ReleaseDocument;
  request: MoveRequest;
}

type UnmetOfVersion = UnmetCheck & { version: string };

/**
 * Refuses a move that releases a version without a required check, unless overridden; returns the overridden checks.
 */
export async function refuseUnchecked(
  database: Database,
  { name, required_checks: required }: Pick<EnvironmentRow, 'name' | 'required_checks'>,
  { before, after, request }: Moved,
): Promise<UnmetOfVersion[]> {
  const unmet: UnmetOfVersion[] = [];
  for (const { remote, version } of givenVersions(before.remotes, after.remotes, request.action)) {
    const checks = await checksOf(database, { remote, number: version });
    const ofVersion = { version: `${remote}@${version}` };
    unmet.push(...unmetChecks(required, checksIn(name, checks)).map((each) => ({ ...ofVersion, ...each })));
  }
  const isPassedOver = 'despiteChecks' in request && request.despiteChecks === true;
  if (unmet.length === 0 || isPassedOver) return unmet;
  throw refused('checks-required', `${describeVersions(unmet, name)}.`, { checks: unmet });
}

/** Returns the checks that count in an environment, without rehearsals elsewhere, whose addresses differ. */
export function checksIn(environment: string, checks: readonly Check[]): Check[] {
  return checks.filter(
    ({ name, reportedBy }) => name !== REHEARSAL_CHECK || reportedBy === shellsOf(environment),
  );
}

function describeVersions(unmet: readonly UnmetOfVersion[], environment: string): string {
  const versions = Map.groupBy(unmet, ({ version }) => version);
  return [...versions]
    .map(
      ([version, checks]) =>
        `${version} lacks what ${environment} requires before anybody gets it: ${checks
          .map((check) => describeUnmet(version, check))
          .join('; ')}`,
    )
    .join('. ');
}
