import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFuse } from '@careers/contract';
import type { Fuse } from '@careers/contract';
import type { Folders } from './folders.ts';
import { ReleaseError } from '../release-error.ts';

/** Returns the versions that shells have turned off for everyone. */
export async function readFuses({ fuses }: Pick<Folders, 'fuses'>): Promise<Fuse[]> {
  const names = await readdir(fuses).catch(() => []);
  const read = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => parseFuse(JSON.parse(await readFile(join(fuses, name), 'utf8')))),
  );
  return read.sort((one, other) => one.time.localeCompare(other.time));
}

/** Lets shells run a version again that they have turned off. */
export async function mendFuse(
  { fuses }: Pick<Folders, 'fuses'>,
  remote: string,
  version: string,
): Promise<void> {
  await rm(join(fuses, `${remote}@${version}.json`), { force: true });
}

/**
 * Refuses to give everybody a version that shells have turned off.
 * @throws ReleaseError saying why it is off.
 */
export async function refuseFused(
  folders: Pick<Folders, 'fuses'>,
  remote: string,
  version: string | null | undefined,
): Promise<void> {
  const fuse = (await readFuses(folders)).find((each) => each.remote === remote && each.version === version);
  if (!fuse) return;
  throw new ReleaseError(
    `${remote}@${fuse.version} is off since ${fuse.time}: ${fuse.reason} Publish a mended version, or try this one again first: rollout ${remote} ${fuse.version} --percent 1.`,
  );
}
