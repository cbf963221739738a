import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import type { Fuse } from '@careers/contract';
import { readDocument } from './document-file.ts';
import type { Folders } from './folders.ts';
import { readFuses } from './fuses.ts';

export interface ListedRemote {
  remote: string;
  stable: string;
  candidate: string | null;
  percent: number;
  fallback: string[];
  /** All published versions, newest first. */
  published: string[];
  /** What shells have turned off for everyone. */
  off: Fuse[];
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
  const rows = remotes.map(({ remote, stable, candidate, percent, published, off }) => [
    remote,
    stable,
    candidate ? `${candidate} (${percent} %)${isOff(candidate, off) ? ', off' : ''}` : '-',
    published.join(' '),
  ]);
  const all = [['remote', 'stable', 'candidate', 'published'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const fuses = remotes.flatMap(({ off }) => off);
  return [
    ...lines,
    ...fuses.map(
      ({ remote, version, time, reason }) => `${remote}@${version} is off since ${time}: ${reason}`,
    ),
  ].join('\n');
}

function isOff(candidate: string, off: readonly Fuse[]): boolean {
  return off.some(({ version }) => version === candidate);
}
