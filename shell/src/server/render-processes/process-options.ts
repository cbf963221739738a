import { existsSync } from 'node:fs';
import inspector from 'node:inspector';
import { dirname, join } from 'node:path';

export interface ProcessLimits {
  /** Time without an answer to its heartbeat: an endless loop never answers. */
  beatMilliseconds: number;
  residentBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const LIMITS: Record<'released' | 'canary', ProcessLimits> = {
  /** Everybody waits for this one: it is given more time, and room for caches. */
  released: { beatMilliseconds: 3_000, residentBytes: 1_536 * MEGABYTE },
  canary: { beatMilliseconds: 1_500, residentBytes: 768 * MEGABYTE },
};

/** All of the environment that a render process gets: no token, no password, no address of a database. */
const ALLOWED = ['NODE_ENV', 'TZ', 'LANG', 'LC_ALL', 'NODE_EXTRA_CA_CERTS'] as const;

export function processEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    ALLOWED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
}

/**
 * Returns Node's options for a render process: files it may only read, and only its own; no processes, threads or addons.
 * A seat belt, as Node says: code that means harm is not held by it. Where this process is debugged the other is too, at
 * a port that it tells in the terminal.
 */
export function processOptions(options: {
  program: string;
  readable: readonly string[];
  limits: ProcessLimits;
}): string[] {
  return [
    ...(isDebugged() ? ['--inspect=127.0.0.1:0', '--enable-source-maps'] : permissions(options)),
    `--max-old-space-size=${Math.floor((options.limits.residentBytes / MEGABYTE) * 0.75)}`,
    '--disable-warning=ExperimentalWarning',
  ];
}

/** Whether somebody may hold this process, and its render processes, at a breakpoint. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

function permissions({ program, readable }: { program: string; readable: readonly string[] }): string[] {
  const directory = dirname(program);
  const folders = [directory, ...packageFolders(directory), ...readable];
  return [
    '--permission',
    // For the thread that watches the parent, and then no more (`guardProcess`).
    '--allow-worker',
    '--disable-warning=PERM0006',
    ...folders.map((folder) => `--allow-fs-read=${folder}`),
  ];
}

/** As Node looks for packages: in each folder above. The shell may be an installed package itself. */
function packageFolders(directory: string): string[] {
  const parent = dirname(directory);
  const above = parent === directory ? [] : packageFolders(parent);
  const own = join(directory, 'node_modules');
  return existsSync(own) ? [own, ...above] : above;
}
