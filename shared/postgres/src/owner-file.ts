import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { runs } from './processes.ts';
import { isSystemError } from './system-error.ts';

/** The file belongs to a running process, or is being taken over; the owner is null then. */
export class OwnedError extends Error {
  override name = 'OwnedError';
  readonly owner: number | null;

  constructor(file: string, owner: number | null = null) {
    super(`${file} names ${owner ?? 'another process'}`);
    this.owner = owner;
  }
}

/**
 * Writes this process's pid to a file atomically, as a lock. Returns true when it replaces a dead owner, whose child
 * processes may still run.
 * @throws OwnedError when another process owns the file.
 */
export async function own(file: string, pid = process.pid): Promise<boolean> {
  const claim = `${file}.${pid}`;
  await writeFile(claim, String(pid));
  try {
    for (;;) {
      if (await linked(claim, file)) return false;
      const owner = await ownerIn(file);
      if (owner === null) continue;
      if (owner !== pid && (await isRunning(owner))) throw new OwnedError(file, owner);
      await replace(file, owner, claim);
      return true;
    }
  } finally {
    await rm(claim, { force: true });
  }
}

/** Replaces a dead owner atomically, one process at a time. */
async function replace(file: string, dead: number, claim: string): Promise<void> {
  const turn = `${file}.turn`;
  if (!(await linked(claim, turn))) {
    // Removes the leftover of a process killed in this function; the next attempt succeeds.
    if (!(await isRunning((await ownerIn(turn)) ?? 0))) await rm(turn, { force: true });
    throw new OwnedError(file);
  }
  try {
    if ((await ownerIn(file)) !== dead) throw new OwnedError(file);
    await rename(claim, file);
  } finally {
    await rm(turn, { force: true });
  }
}

/** Creates a hard link; returns false when the name exists. */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Returns the pid in a file: null without a file, 0 when it has none. */
async function ownerIn(file: string): Promise<number | null> {
  try {
    return Number(await readFile(file, 'utf8')) || 0;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function isRunning(owner: number): Promise<boolean> {
  return owner > 0 && (await runs(owner, 'node'));
}
