import { spawnSync } from 'node:child_process';

export interface Confined {
  /** Files and folders that it may read. */
  readable: readonly string[];
  heapMegabytes: number;
  /** False for no network, if the system supports namespaces. */
  hasNetwork: boolean;
}

/** From util-linux, by their paths: a confined process has no PATH. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'];
const UNSHARE = ['/usr/bin/unshare', '--user', '--map-current-user', '--pid', '--fork', '--kill-child'];

/** `namespaces`: it sees only its own process. `orphans`: it ends with its parent, even in an endless loop. */
type Hold = 'namespaces' | 'orphans' | 'none';

let hold: Hold | undefined;

function holdOfSystem(): Hold {
  hold ??= works([...SETPRIV, ...UNSHARE]) ? 'namespaces' : works(SETPRIV) ? 'orphans' : 'none';
  return hold;
}

function works([command = '', ...parameters]: readonly string[]): boolean {
  return spawnSync(command, [...parameters, '/bin/true'], { env: {}, stdio: 'ignore' }).status === 0;
}

/** Describes the confinement of render processes on this system, as a sentence for the log. */
export function confinementOfSystem(): string {
  return {
    namespaces: 'Remotes run in a PID namespace, without the files, programs and debugger of others.',
    orphans:
      'Remotes run without the files, programs and debugger of others. This system lets nobody create a PID namespace: only JavaScript keeps them from signals.',
    none: 'Remotes run without the files, programs and debugger of others. This system has no unshare and setpriv: only JavaScript keeps them from signals.',
  }[holdOfSystem()];
}

/**
 * Returns the command that runs a Node program with a team's code: only readable files, no processes, threads, addons
 * or debugger, and on Linux no view of other processes. The program must call `confineProcess` first.
 */
export function confinedCommand(
  program: string,
  { readable, heapMegabytes, hasNetwork }: Confined,
): readonly [command: string, parameters: string[]] {
  const node = [
    process.execPath,
    '--permission',
    '--disable-sigusr1',
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    program,
  ];
  const unshare = [...UNSHARE, ...(hasNetwork ? [] : ['--net']), '--'];
  const wrapper = { namespaces: [...SETPRIV, ...unshare], orphans: SETPRIV, none: [] }[holdOfSystem()];
  const [command = '', ...parameters] = [...wrapper, ...node];
  return [command, parameters];
}
