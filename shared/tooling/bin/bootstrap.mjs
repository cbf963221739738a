import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const project = resolve(
  import.meta.dirname ?? fileURLToPath(new URL('.', import.meta.url)),
  '../../..',
);

const binaries = join(project, 'node_modules', '.bin');

/** The project's own Node, whatever version the machine has. */
export const projectNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Environment in which the project's tools come first. */
export const projectEnvironment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
};

/** Installs the dependencies when the lock file has changed since the last time. Ends the process on failure. */
export function installIfNeeded() {
  const stamp = join(project, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(projectNode)) return;
  console.log('install: dependencies (a minute or two the first time)');
  // Not `npm ci`, which starts over: after a change of a few versions this takes seconds.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: project,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(
      'install: npm install failed, see above. Check the network and the free disk space, then try again.',
    );
    process.exit(1);
  }
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** How often it is looked whether npm still runs. */
const PARENT_MILLISECONDS = 500;

/**
 * Runs one of the project's scripts on the project's Node, and ends with its exit code. Who ends this process, or the npm
 * that has started it, ends the script too. One that ends its own processes in order has a session of its own: Ctrl-C, which
 * a terminal tells to all at once, is then told to the script alone.
 */
export function runOnProjectNode(script, parameters, { directory = project, ownSession = false } = {}) {
  const child = spawn(
    projectNode,
    ['--disable-warning=ExperimentalWarning', join(project, script), ...parameters],
    {
      cwd: directory,
      stdio: 'inherit',
      env: projectEnvironment,
      shell: process.platform === 'win32',
      detached: ownSession && process.platform !== 'win32',
    },
  );
  // Told by the terminal otherwise; this process waits for what the script says last.
  process.on('SIGINT', () => ownSession && child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(child);
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}

/** npm passes a signal on to the shell between it and this process; that one ends, and tells nobody. */
function endWithParent(child) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    child.kill('SIGTERM');
  }, PARENT_MILLISECONDS);
}
