import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const project = fileURLToPath(new URL('../../..', import.meta.url));

const binaries = join(project, 'node_modules', '.bin');

/** Node as a dependency of the project, whatever version the machine has. */
export const projectNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Environment with the project's tools first in `PATH`. */
export const projectEnvironment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
};

/** Installs the dependencies when the lock file has changed since the last install. Exits on failure. */
export function installIfNeeded() {
  const stamp = join(project, 'node_modules', '.installed');
  const lockHash = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash && existsSync(projectNode)) return;
  console.log('install: dependencies (a minute or two the first time)');
  // Keeps installed packages, unlike `npm ci`: after a change of a few versions it takes seconds.
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
  writeFileSync(stamp, lockHash);
}

/** Interval for checking that npm still runs. */
const PARENT_POLL_MILLISECONDS = 500;

/**
 * Runs a script on the project's Node and exits with its exit code. Signals to this process, or the end of its npm, end the
 * script too. With a session of its own, Ctrl-C reaches the script alone, which then stops its child processes in order.
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
  // Within one session the terminal signals the script itself; this process waits for its exit.
  process.on('SIGINT', () => ownSession && child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(child);
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}

/** Ends the script with npm: npm signals the shell between them, which exits without passing the signal on. */
function endWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_POLL_MILLISECONDS);
}
