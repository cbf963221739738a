import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEVELOPMENT } from '@careers/federation/checks';
import { fingerprintOf } from '@careers/federation/sources';
import { definitionOf, remotesOfSite } from '../building/definition.ts';
import type { Access } from '../client/access.ts';
import { registryClient } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { ReleaseError } from '../release-error.ts';
import { siteRepository } from '../repository.ts';
import { releaseIf } from './releasing.ts';
import { storedVersion } from './uploading.ts';

const MAX_BUILDS_AT_ONCE = 2;
const ENVIRONMENT = 'production';
/** Options that waive checks, which a local site does not need. */
const AGREED = ['--register', '--without-shells', '--allow-removals', '--allow-dirty', '--skip-tests'];

export interface EnsureOptions {
  /** The local registry, as its administrator. */
  registry: Pick<Access, 'url' | 'token'>;
  dataDirectory: string;
  /** All remotes by default. */
  remotes?: readonly string[];
  /** Development builds, with version numbers that only a development site accepts. */
  development?: boolean;
  /** Called with a line for each step. */
  onProgress(line: string): void;
}

/**
 * Updates the local site to the sources: publishes changed remotes with a local version and promotes them, through the
 * same gate as any release.
 */
export async function ensurePublished(options: EnsureOptions): Promise<void> {
  const waiting = [...(options.remotes ?? remotesOfSite())];
  const client = registryClient(options.registry);
  const worker = async () => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift())
      await ensureOne(client, remote, options);
  };
  await Promise.all(Array.from({ length: MAX_BUILDS_AT_ONCE }, worker));
}

async function ensureOne(client: RegistryClient, remote: string, options: EnsureOptions): Promise<void> {
  const { development, onProgress: log } = options;
  const directory = join(siteRepository(), remote);
  const definition = await definitionOf(directory);
  const fingerprint = await fingerprintOf(directory);
  const version = development
    ? `${definition.version}-${DEVELOPMENT}.${fingerprint.slice(0, 8)}`
    : await versionFor(client, remote, definition.version, fingerprint);
  if (!(await storedVersion(client, remote, version))) {
    const started = performance.now();
    await publishInChild(remote, version, options);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(`${remote}: ${version} is built and published in ${seconds} s`);
  }
  await follow(client, remote, version, log);
}

/**
 * Publishes in a child process, as webpack keeps a core busy.
 * @throws ReleaseError with the output of the process.
 */
async function publishInChild(
  remote: string,
  version: string,
  { registry, dataDirectory, development = false }: EnsureOptions,
): Promise<void> {
  const program = join(import.meta.dirname, '..', 'command-line', 'main.ts');
  const words = [
    'publish',
    remote,
    '--version',
    version,
    ...AGREED,
    ...(development ? ['--development'] : []),
  ];
  const env = {
    ...process.env,
    NODE_ENV: development ? 'development' : 'production',
    CAREERS_DATA: dataDirectory,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: registry.token,
  };
  try {
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...words],
      { cwd: siteRepository(), env },
    );
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new ReleaseError(output || `${remote} cannot be published.`, { cause });
  }
}

/** Returns the plain version for the sources it was published from, else a local version. */
async function versionFor(
  client: RegistryClient,
  remote: string,
  plain: string,
  fingerprint: string,
): Promise<string> {
  const published = await storedVersion(client, remote, plain);
  return published === null || published.manifest.fingerprint === fingerprint
    ? plain
    : localVersion(plain, fingerprint);
}

/** Returns a version number for unreleased sources. A numeric identifier must not have a leading zero (SemVer 9). */
export function localVersion(plain: string, fingerprint: string): string {
  return `${plain}-local.f${fingerprint.slice(0, 8)}`;
}

/** Releases the version of the sources to all, unless a release manager chose another one. */
async function follow(
  client: RegistryClient,
  remote: string,
  version: string,
  log: (line: string) => void,
): Promise<void> {
  const reason = 'the sources of this machine, at its start';
  // Overrides failures and checks: local developers see each failure themselves.
  const promotion = { remote, version, reason, despiteFailures: true, despiteChecks: true };
  await releaseIf(client, ENVIRONMENT, promotion, ({ remotes }) => {
    const stable = remotes[remote]?.stable;
    if (stable === undefined || isLocalMove(stable, version)) return stable !== version;
    log(`${remote}: ${stable} stays released, as a release manager chose; the sources are ${version}`);
    return false;
  });
}

/** Follows only from another state of the same sources: any other version was chosen by someone. */
function isLocalMove(stable: string, next: string): boolean {
  const plain = (version: string) => version.replace(/-(local|development)\..*$/, '');
  return plain(stable) === plain(next);
}
