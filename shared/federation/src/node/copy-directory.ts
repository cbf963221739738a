import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Value from 'typebox/value';
import { RunningProcessSchema, hasEnded, thisProcess } from './running-process.ts';

const OWNER = 'owner.json';
const HEARTBEAT_MILLISECONDS = 60_000;
/** Age at which a folder of another host is deleted: a day, as clocks differ and machines sleep. */
const SILENCE_MILLISECONDS = 24 * 3600_000;

/** A folder for the copies of one process, and of no other. */
export interface CopyDirectory {
  path: string;
  /** Deletes the folder. */
  release(): Promise<void>;
}

/**
 * Makes a folder of this process's own below `root`, which other processes, hosts and containers may share, and clears
 * what processes have left there that have ended for certain.
 */
export async function claimCopyDirectory(root: string): Promise<CopyDirectory> {
  await clearLeftOvers(root);
  const path = join(root, randomUUID());
  await mkdir(path, { recursive: true });
  const owner = join(path, OWNER);
  await writeFile(owner, JSON.stringify(thisProcess()));
  const confirm = () => void utimes(owner, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(confirm, HEARTBEAT_MILLISECONDS).unref();
  return {
    path,
    async release() {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function clearLeftOvers(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const path = join(root, name);
      // Several shells may start at once and delete the same folder.
      if (await isLeftOver(path)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }),
  );
}

async function isLeftOver(path: string): Promise<boolean> {
  const owner = join(path, OWNER);
  try {
    const ended = hasEnded(Value.Parse(RunningProcessSchema, JSON.parse(await readFile(owner, 'utf8'))));
    if (ended !== null) return ended;
  } catch {
    // Without an owner it is being created, or never was completely.
  }
  const { mtimeMs } = await stat(owner)
    .catch(() => stat(path))
    .catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > SILENCE_MILLISECONDS;
}
