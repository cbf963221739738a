import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import type { Fuse } from '@careers/contract';
import { textTable } from '../command-line/table.ts';
import { readDocument } from './document-file.ts';
import type { Folders } from './folders.ts';
import { readFuses } from './fuses.ts';

export interface ListedRemote {
  remote: string;
  /** Null where it was never released. */
  stable: string | null;
  candidate: string | null;
  percent: number;
  fallback: string[];
  /** All published versions, newest first. */
  published: string[];
  /** What shells have turned off for everyone. */
  off: Fuse[];
  /** Why nothing moves it. */
  pinned?: string;
}

/** Returns what is released and what is published of each remote. */
export async function listRemotes(folders: Folders): Promise<ListedRemote[]> {
  const { remotes } = await readDocument(folders);
  const fuses = await readFuses(folders);
  return Promise.all(
    Object.entries(remotes).map(async ([remote, release]) => ({
      remote,
      stable: release.stable,
      candidate: release.candidate,
      percent: release.percent,
      fallback: release.fallback,
      published: await publishedVersions(folders, remote),
      off: fuses.filter((fuse) => fuse.remote === remote),
    })),
  );
}

/** Returns the published versions of a remote, newest first. */
export async function publishedVersions({ store }: Folders, remote: string): Promise<string[]> {
  const names = await readdir(join(store, remote)).catch(() => []);
  return names.filter((name) => semver.valid(name)).sort(semver.rcompare);
}

/** Returns the list as a table for a terminal. */
export function tableOf(remotes: readonly ListedRemote[]): string {
  const rows = remotes.map(({ remote, stable, candidate, percent, published, off, pinned }) => [
    remote,
    `${stable ?? '-'}${pinned === undefined ? '' : ', pinned'}`,
    candidate ? `${candidate} (${percent} %)${isOff(candidate, off) ? ', off' : ''}` : '-',
    published.join(' '),
  ]);
  const table = textTable([['remote', 'stable', 'candidate', 'published'], ...rows]);
  const fuses = remotes.flatMap(({ off }) => off);
  return [
    table,
    ...fuses.map(
      ({ remote, version, time, reason }) => `${remote}@${version} is off since ${time}: ${reason}`,
    ),
  ].join('\n');
}

function isOff(candidate: string, off: readonly Fuse[]): boolean {
  return off.some(({ version }) => version === candidate);
}
