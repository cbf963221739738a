import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { readDocument } from './document-file.ts';
import type { Folders } from './folders.ts';

export interface ListedRemote {
  remote: string;
  stable: string;
  candidate: string | null;
  percent: number;
  fallback: string[];
  /** All published versions, newest first. */
  published: string[];
}

/** Returns what is released and what is published of each remote. */
export async function listRemotes(folders: Folders): Promise<ListedRemote[]> {
  const { remotes } = await readDocument(folders);
  return Promise.all(
    Object.entries(remotes).map(async ([remote, release]) => ({
      remote,
      stable: release.stable,
      candidate: release.candidate,
      percent: release.percent,
      fallback: release.fallback,
      published: await publishedVersions(folders, remote),
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
  const rows = remotes.map(({ remote, stable, candidate, percent, published }) => [
    remote,
    stable,
    candidate ? `${candidate} (${percent} %)` : '-',
    published.join(' '),
  ]);
  const all = [['remote', 'stable', 'candidate', 'published'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
