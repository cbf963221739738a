import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Value from 'typebox/value';
import { RunningProcessSchema, hasEnded, thisProcess } from './running-process.ts';

const OWNER = 'owner.json';
const HEARTBEAT_MILLISECONDS = 60_000;
/** Age at which a folder of another host is deleted: a day, as clocks differ and machines sleep. */
const SILENCE_MILLISECONDS = 24 * 3600_000;

/** A folder for the copies of one process. */
export interface CopyDirectory {
  path: string;
  /** Deletes the folder. */
  release(): Promise<void>;
}

/**
 * Creates a folder for this process in `root`, which other processes, hosts and containers may share; deletes folders
 * of processes that have certainly exited.
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
      // Several shells may start concurrently and delete the same folder.
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
    // A folder without an owner is being created, or its creation was interrupted.
  }
  const { mtimeMs } = await stat(owner)
    .catch(() => stat(path))
    .catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > SILENCE_MILLISECONDS;
}
