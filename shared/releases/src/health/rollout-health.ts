import type { ReleaseDocument } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import { countsBy, evidenceOf } from './metrics.ts';
import type { Evidence, MinuteCounts, RolloutMinute } from './metrics.ts';

/** Evidence of the current rollout: its candidate beside the released version. */
export interface RolloutHealth extends Evidence {
  remote: string;
  candidate: string;
  released: string;
  percent: number;
}

/** Returns the health of each rollout that gives visitors a candidate. */
export async function rolloutsHealth(
  database: Database,
  environment: string,
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
): Promise<RolloutHealth[]> {
  const healths: RolloutHealth[] = [];
  for (const [remote, { stable, candidate, percent, salt }] of Object.entries(remotes)) {
    if (candidate === null || percent === 0) continue;
    const minutes = await minutesOf(database, { environment, remote, salt, candidate, released: stable });
    healths.push({ remote, candidate, released: stable, percent, ...evidenceOf(minutes) });
  }
  return healths;
}

interface Arms {
  environment: string;
  remote: string;
  salt: string;
  candidate: string;
  released: string;
}

async function minutesOf(
  database: Database,
  { environment, remote, salt, candidate, released }: Arms,
): Promise<RolloutMinute[]> {
  const rows = await database
    .selectFrom('health')
    .selectAll()
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('salt', '=', salt)
    .where('version', 'in', [candidate, released])
    .execute();
  const countsOf = (all: typeof rows, version: string): MinuteCounts => {
    const row = all.find((each) => each.version === version);
    return countsBy((count) => row?.[count] ?? 0);
  };
  return [...Map.groupBy(rows, ({ minute }) => minute.getTime()).values()].map((all) => ({
    candidate: countsOf(all, candidate),
    released: countsOf(all, released),
  }));
}
