import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { runs } from './processes.ts';
import { isSystemError } from './system-error.ts';

/** What the file stands for has an owner that runs, or one that has just taken it: its number is not known then. */
export class OwnedError extends Error {
  override name = 'OwnedError';
  readonly owner: number | null;

  constructor(file: string, owner: number | null = null) {
    super(`${file} names ${owner ?? 'another process'}`);
    this.owner = owner;
  }
}

/**
 * Makes this process the owner of what a file stands for, by writing its number there; of several at the same moment, one.
 * Returns whether an owner has died before: what it started may still run.
 * @throws OwnedError for all others.
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

/** Puts a claim where a dead owner is named, one process at a time: the file is never away, and never read half. */
async function replace(file: string, dead: number, claim: string): Promise<void> {
  const turn = `${file}.turn`;
  if (!(await linked(claim, turn))) {
    // Of a process that was killed within these few lines: the next start finds it gone.
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

/** Gives a file another name, with its content at once; says whether the name was free. */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Returns null where there is no file, 0 where it names nobody. */
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
