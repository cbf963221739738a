import type { ReleaseDocument } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import { countsBy, evidenceOf } from './metrics.ts';
import type { MinuteCounts, RolloutMinute } from './metrics.ts';
import type { RolloutHealth } from './schemas.ts';
import { UNEQUAL_AT, evidenceOfShares } from './shares.ts';
import type { SeenShare } from './shares.ts';

/** Returns the health of each rollout whose candidate reaches visitors. */
export async function rolloutsHealth(
  database: Database,
  environment: string,
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
): Promise<RolloutHealth[]> {
  const healths: RolloutHealth[] = [];
  for (const [remote, { stable, candidate, percent, salt }] of Object.entries(remotes)) {
    if (candidate === null || percent === 0) continue;
    const arms = { environment, remote, salt, candidate, released: stable };
    const minutes = await minutesOf(database, arms);
    const share = await shareOf(database, arms, percent);
    healths.push({ remote, candidate, released: stable, percent, ...evidenceOf(minutes), share });
  }
  return healths;
}

/** Both versions of a rollout. */
export interface Arms {
  environment: string;
  remote: string;
  salt: string;
  candidate: string;
  released: string;
}

/** Returns the counts of a rollout by minute, earliest first. */
export async function minutesOf(
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
    .orderBy('minute')
    .execute();
  const countsOf = (all: typeof rows, version: string): MinuteCounts => {
    const row = all.find((each) => each.version === version);
    return countsBy((count) => row?.[count] ?? 0);
  };
  return [...Map.groupBy(rows, ({ minute }) => minute.getTime())].map(([at, all]) => ({
    at: new Date(at),
    candidate: countsOf(all, candidate),
    released: countsOf(all, released),
  }));
}

async function shareOf(
  database: Database,
  { environment, remote, salt, candidate, released }: Arms,
  percent: number,
): Promise<RolloutHealth['share']> {
  const rows = await database
    .selectFrom('outcome')
    .select(['run', 'version', 'cohorts'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('salt', '=', salt)
    .where('version', 'in', [candidate, released])
    .execute();
  const ofPercent = rows.flatMap(({ run, version, cohorts }) => {
    const counted = cohorts as { percent: number; seen: number };
    return counted.percent === percent ? [{ run, version, seen: counted.seen }] : [];
  });
  const processes = [...Map.groupBy(ofPercent, ({ run }) => run).values()].map((all): SeenShare => {
    const seenOf = (version: string) => all.find((each) => each.version === version)?.seen ?? 0;
    return { candidate: seenOf(candidate), released: seenOf(released) };
  });
  const evidence = evidenceOfShares(processes, percent / 100);
  const sum = (arm: keyof SeenShare) => processes.reduce((total, seen) => total + seen[arm], 0);
  return {
    ...{ candidate: sum('candidate'), released: sum('released') },
    ...{ evidence, isUnequal: evidence >= UNEQUAL_AT },
  };
}
