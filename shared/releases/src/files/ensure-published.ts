import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { definitionOf } from '../building/definition.ts';
import { moveDocument, readDocument } from './document-file.ts';
import { fingerprintOf } from '../building/fingerprint.ts';
import { foldersOf } from './folders.ts';
import { PROJECT } from '../project.ts';
import { DEVELOPMENT } from '../building/development.ts';
import { introduce, promote } from '../moves.ts';
import { storedManifest } from './publish.ts';
import { ReleaseError } from '../release-error.ts';

const BUILDS_AT_ONCE = 2;

export interface EnsureOptions {
  dataDirectory: string;
  /** All of them unless given. */
  remotes?: readonly string[];
  /** Builds them for debuggers, under numbers that only a site in development takes. */
  development?: boolean;
  /** Told what is done, a line at a time. */
  onProgress(line: string): void;
}

/**
 * Sees to it that this machine's site shows the sources as they are: remotes that changed are published under a
 * local number and made stable, through the same gate as any release.
 */
export async function ensurePublished({
  dataDirectory,
  remotes,
  development = false,
  onProgress,
}: EnsureOptions): Promise<void> {
  const waiting = [...(remotes ?? readdirSync(PROJECT).filter((name) => name.startsWith('mf-')))];
  const worker = async () => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift())
      await ensureOne(remote, dataDirectory, development, onProgress);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, worker));
}

async function ensureOne(
  remote: string,
  dataDirectory: string,
  development: boolean,
  say: (line: string) => void,
): Promise<void> {
  const folders = foldersOf(dataDirectory);
  const directory = join(PROJECT, remote);
  const definition = await definitionOf(directory);
  const fingerprint = await fingerprintOf(directory);
  const version = development
    ? `${definition.version}-${DEVELOPMENT}.${fingerprint.slice(0, 8)}`
    : await versionFor(remote, definition.version, fingerprint, dataDirectory);
  if (!(await storedManifest(folders, remote, version))) {
    const started = performance.now();
    await publishInChild(remote, version, dataDirectory, development);
    say(
      `${remote}: ${version} is built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  const release = (await readDocument(folders)).remotes[remote];
  if (!release) await moveDocument(folders, remote, `start ${remote} ${version}`, introduce(remote, version));
  else if (release.stable !== version && isLocalMove(release.stable, version)) {
    await moveDocument(folders, remote, `start ${remote} ${version}`, promote(remote, version));
  } else if (release.stable !== version) {
    say(
      `${remote}: ${release.stable} stays released, as a release manager chose; the sources are ${version}`,
    );
  }
}

/** The plain number for the sources it was published from, a local number for any others. */
async function versionFor(
  remote: string,
  plain: string,
  fingerprint: string,
  dataDirectory: string,
): Promise<string> {
  // A version of another contract is not what these sources make.
  const published = await storedManifest(foldersOf(dataDirectory), remote, plain).catch(() => undefined);
  return published === null || published?.fingerprint === fingerprint
    ? plain
    : `${plain}-local.${fingerprint.slice(0, 8)}`;
}

/** Only a site that shows a state of the same sources follows them: another number is someone's choice. */
function isLocalMove(stable: string, next: string): boolean {
  const plain = (version: string) => version.replace(/-(local|development)\..*$/, '');
  return plain(stable) === plain(next);
}

/** In a process of its own: webpack keeps one busy, and a machine has several. */
async function publishInChild(
  remote: string,
  version: string,
  dataDirectory: string,
  development: boolean,
): Promise<void> {
  const parameters = [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '..', 'cli', 'main.ts'),
    'publish',
    remote,
    '--version',
    version,
    ...(development ? ['--development'] : []),
  ];
  try {
    await promisify(execFile)(process.execPath, parameters, {
      cwd: PROJECT,
      env: {
        ...process.env,
        NODE_ENV: development ? 'development' : 'production',
        CAREERS_DATA: dataDirectory,
      },
    });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new ReleaseError(output || `${remote} cannot be published.`, { cause });
  }
}
