import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { textTable } from '../command-line/table.ts';
import { readDocument } from './document-file.ts';
import type { Folders } from './folders.ts';

export interface ListedRemote {
  remote: string;
  /** Null where it was never released. */
  stable: string | null;
  candidate: string | null;
  percent: number;
  fallback: string[];
  /** All published versions, newest first. */
  published: string[];
  /** Why nothing moves it. */
  pinned?: string;
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
  const rows = remotes.map(({ remote, stable, candidate, percent, published, pinned }) => [
    remote,
    `${stable ?? '-'}${pinned === undefined ? '' : ', pinned'}`,
    candidate ? `${candidate} (${percent} %)` : '-',
    published.join(' '),
  ]);
  return textTable([['remote', 'stable', 'candidate', 'published'], ...rows]);
}
