import { existsSync } from 'node:fs';
import inspector from 'node:inspector';
import { dirname, join } from 'node:path';
import { confinedCommand } from '@careers/federation/confinement';

export interface ProcessLimits {
  /** Heartbeat timeout: an endless loop never answers. */
  beatMilliseconds: number;
  residentBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const LIMITS: Record<'released' | 'canary', ProcessLimits> = {
  /** Higher limits, as all visitors depend on this process, and it needs room for caches. */
  released: { beatMilliseconds: 3_000, residentBytes: 1_536 * MEGABYTE },
  canary: { beatMilliseconds: 1_500, residentBytes: 768 * MEGABYTE },
};

/** Environment variables passed to a render process: no tokens, passwords or database addresses. */
const ALLOWED = ['NODE_ENV', 'TZ', 'LANG', 'LC_ALL', 'NODE_EXTRA_CA_CERTS'] as const;

export function processEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    ALLOWED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
}

/**
 * Returns the command of a render process, which may read its program, neighbouring packages and `readable`. When this
 * process is debugged, so is the render process, unconfined, on a port that it prints.
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

/** Returns true if a debugger may pause this process or its render processes. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

/** Returns the `node_modules` folders that Node searches, also above the shell, which may be an installed package. */
function packageFolders(directory: string): string[] {
  const parent = dirname(directory);
  const above = parent === directory ? [] : packageFolders(parent);
  const own = join(directory, 'node_modules');
  return existsSync(own) ? [own, ...above] : above;
}
