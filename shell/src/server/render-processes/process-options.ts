import { existsSync } from 'node:fs';
import inspector from 'node:inspector';
import { dirname, join } from 'node:path';
import { confinedCommand } from '@careers/federation/confinement';

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
 * Returns the command of a render process, which may read its program, the packages beside it and `readable`. If this
 * process is debugged, it is not confined and debugged too, at a port that it prints.
 */
export function processCommand(options: {
  program: string;
  readable: readonly string[];
  limits: ProcessLimits;
}): readonly [command: string, parameters: readonly string[]] {
  const { program, readable, limits } = options;
  const heapMegabytes = Math.floor((limits.residentBytes / MEGABYTE) * 0.75);
  if (isDebugged()) return [process.execPath, ['--inspect=127.0.0.1:0', '--enable-source-maps', program]];
  const directory = dirname(program);
  return confinedCommand(program, {
    readable: [directory, ...packageFolders(directory), ...readable],
    heapMegabytes,
    hasNetwork: true,
  });
}

/** Returns true if a debugger may pause this process and its render processes. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

/** Returns the folders of Node's module resolution: each folder above. The shell may be an installed package itself. */
function packageFolders(directory: string): string[] {
  const parent = dirname(directory);
  const above = parent === directory ? [] : packageFolders(parent);
  const own = join(directory, 'node_modules');
  return existsSync(own) ? [own, ...above] : above;
}
