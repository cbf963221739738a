import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bodyOf, registryClient } from '@careers/cli/client';
import type { MoveSent, RegistryClient } from '@careers/cli/client';
import { startProcess } from '@careers/cli/processes';
import { registerRemote, releaseFirst, upload } from '@careers/cli/publishing';
import { blobNameOf } from '@careers/federation/node';
import { parseReleaseDocument } from '@careers/contract';
import { findTestBrowser } from '@careers/tooling/browser';
import { startEmbedded } from '@careers/postgres';
import type { EmbeddedCluster } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { crashCluster } from '@careers/postgres/testing/crash-cluster';
import { startRegistryProcess } from '@careers/releases/testing/registry-process';
import type { RegistryProcess } from '@careers/releases/testing/registry-process';
import { copyBuild, readManifest } from './changed-build.ts';
import type { BuildChange } from './changed-build.ts';
import { freePort } from './ports.ts';
import { PREPARED_REGISTRY, TEST_RELEASES } from './test-data.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');
const SHELL_TIMEOUT_MILLISECONDS = 20_000;
const SHELL_INTERVAL_MILLISECONDS = 100;
/** Before any shell of the registry has started. */
const AGREED = { allowRemovals: true, withoutShells: true, allowDirty: true };
const path = { environment: 'production' } as const;

/** State of a registry that a test begins with. */
interface Start {
  shellToken: string;
  revision: number;
}
const START = 'start.json';

/** A registry of a test's own, with its own database, that has released what the tests' site has. */
export class OwnRegistry {
  readonly #data: string;
  readonly #cluster: EmbeddedCluster;
  readonly #port: number;
  readonly #settings: NodeJS.ProcessEnv;
  #process: RegistryProcess | undefined;
  #start: Start = { shellToken: '', revision: 0 };

  /** Prepares what registries without further settings begin with. */
  static async prepare(): Promise<void> {
    await rm(PREPARED_REGISTRY, { recursive: true, force: true });
    const registry = await OwnRegistry.#startOn(PREPARED_REGISTRY, {});
    await registry.#publishReleases();
    await writeFile(join(PREPARED_REGISTRY, START), JSON.stringify(registry.#start));
    await registry.#end();
  }

  /** Starts it with further settings, such as another store. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<OwnRegistry> {
    const data = await temporaryFolder('registry-');
    const isPrepared = Object.keys(settings).length === 0;
    // With the owners of the files: PostgreSQL's are not root's.
    if (isPrepared) await promisify(execFile)('cp', ['-a', `${PREPARED_REGISTRY}/.`, data]);
    const registry = await OwnRegistry.#startOn(data, settings);
    if (isPrepared) registry.#start = JSON.parse(await readFile(join(data, START), 'utf8')) as Start;
    else await registry.#publishReleases();
    return registry;
  }

  static async #startOn(data: string, settings: NodeJS.ProcessEnv): Promise<OwnRegistry> {
    const registry = new OwnRegistry(data, await startEmbedded(data), await freePort(), settings);
    await registry.run();
    return registry;
  }

  private constructor(data: string, cluster: EmbeddedCluster, port: number, settings: NodeJS.ProcessEnv) {
    this.#settings = settings;
    this.#data = data;
    this.#cluster = cluster;
    this.#port = port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#process?.child.pid ?? 0;
  }

  /** Client with the local administrator's token. */
  get client(): RegistryClient {
    return registryClient({ url: this.address, token: this.#process?.token ?? '' });
  }

  /** Settings of a shell that follows it. */
  get shellSettings(): NodeJS.ProcessEnv {
    return {
      REGISTRY_URL: this.address,
      REGISTRY_TOKEN: this.#start.shellToken,
      REGISTRY_KEYS: join(this.#data, 'registry', 'keys.json'),
    };
  }

  /** Gives somebody what they may do, for a day; returns the token. */
  async createToken(
    name: string,
    grants: { role: 'shell' | 'publisher' | 'maintainer'; scope: string }[],
  ): Promise<string> {
    const body = { name, grants, days: 1, reason: 'A test needs it.' };
    return (await bodyOf(this.client.POST('/v1/tokens', { body }))).token;
  }

  /** Gives a remote to its team, as an administrator does once. */
  async giveRemote(name: string, owned: { team: string; mount: string[]; widgets: string[] }): Promise<void> {
    await this.client.PUT('/v1/remotes/{name}', { params: { path: { name } }, body: owned });
  }

  /** Runs `npm run release -- …` as a release manager of this machine would; returns what it prints. */
  async release(...words: string[]): Promise<string> {
    const lines: string[] = [];
    const program = startProcess('release', ['shared/cli/src/command-line/main.ts', ...words], {
      directory: PROJECT,
      environment: {
        ...{ NODE_ENV: 'production', CAREERS_DATA: this.#data, REGISTRY_URL: undefined },
        PLAYWRIGHT_CHROMIUM_PATH: findTestBrowser(),
      },
      onLine: (line) => lines.push(line),
    });
    const code = await program.ended;
    if (code !== 0) throw new Error(`release ${words.join(' ')} failed:\n${lines.join('\n')}`);
    return lines.join('\n');
  }

  /** Publishes a remote's sources as they are here, as `release publish` does once they are tested and in a commit. */
  publish(...words: string[]): Promise<string> {
    return this.release('publish', ...words, '--allow-dirty', '--skip-tests');
  }

  /** Publishes what the tests' site has released of a remote under another number. */
  async publishAgain(remote: string, version: string, change?: BuildChange): Promise<void> {
    const build = (await releasedBuilds()).get(remote) ?? '';
    await this.publishBuild(build, version, change);
  }

  /** Publishes a build under a number of its own. */
  async publishBuild(folder: string, version: string, change?: BuildChange): Promise<void> {
    const build = join(this.#data, 'builds', version);
    await copyBuild(folder, build, version, change);
    const manifest = await readManifest(build);
    await registerRemote(this.client, manifest);
    await upload(this.client, manifest.name, build, AGREED);
  }

  /** Changes a stored file of a version; returns what puts it back. */
  async tamper(remote: string, version: string, file: string): Promise<() => Promise<void>> {
    const params = { path: { name: remote, number: version } };
    const { manifest } = await bodyOf(this.client.GET('/v1/remotes/{name}/versions/{number}', { params }));
    const key = blobNameOf(manifest.server.integrity[file] ?? '');
    const stored = join(this.#data, 'registry', 'blobs', key.slice(0, 2), key);
    const bytes = await readFile(stored);
    await writeFile(stored, bytes.toReversed());
    return () => writeFile(stored, bytes);
  }

  /** Resolves once a running shell has registered what it gives remotes. */
  async shellRegistered(): Promise<void> {
    const deadline = Date.now() + SHELL_TIMEOUT_MILLISECONDS;
    while (!(await this.production()).shells.some(({ live }) => live)) {
      if (Date.now() > deadline) throw new Error('No shell has registered.');
      await setTimeout(SHELL_INTERVAL_MILLISECONDS);
    }
  }

  async production() {
    const environment = await bodyOf(this.client.GET('/v1/environments/{environment}', { params: { path } }));
    return { ...environment, document: parseReleaseDocument(environment.document) };
  }

  /** Moves production, as a release manager would who has looked at this revision; returns the new one. */
  async move(revision: number, move: MoveSent): Promise<number> {
    const moved = await bodyOf(
      this.client.POST('/v1/environments/{environment}/moves', {
        params: { path, header: { 'if-match': `"${revision}"` } },
        body: { ...move, reason: 'A test moves it.' },
      }),
    );
    return moved.revision;
  }

  /** Gives everybody what the tests' site has released again. */
  async restore(): Promise<void> {
    const { revision } = await this.production();
    const { revision: first } = this.#start;
    if (revision !== first) await this.move(revision, { action: 'restore', revision: first });
  }

  /** Starts it, or starts it again. */
  async run(): Promise<void> {
    this.#process = await startRegistryProcess(this.#data, {
      NODE_ENV: 'production',
      REGISTRY_PORT: String(this.#port),
      REGISTRY_DATABASE_URL: this.#cluster.url,
      ...this.#settings,
    });
  }

  /** Ends it as a loss of power would. */
  async kill(): Promise<void> {
    this.#process?.child.kill('SIGKILL');
    await this.#process?.ended;
  }

  /** Has its database end all connections and recover, as after a loss of power. */
  crashDatabase(): Promise<void> {
    return crashCluster(this.#cluster.url);
  }

  async stop(): Promise<void> {
    await this.#end();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    this.#process?.child.kill('SIGTERM');
    await this.#process?.ended;
    await this.#cluster.stop();
  }

  async #publishReleases(): Promise<void> {
    const shellToken = await this.createToken('shells of a test', [{ role: 'shell', scope: 'production' }]);
    await publishReleases(this.client);
    this.#start = { shellToken, revision: (await this.production()).revision };
  }
}

/** Publishes and releases what the tests' site has released, without building it again. */
export async function publishReleases(client: RegistryClient): Promise<void> {
  for (const [name, build] of await releasedBuilds()) {
    const manifest = await readManifest(build);
    await registerRemote(client, manifest);
    await upload(client, name, build, AGREED);
    await releaseFirst(client, 'production', { remote: name, version: manifest.version });
  }
}

/** Folders of what the tests' site has released, by remote. */
async function releasedBuilds(): Promise<Map<string, string>> {
  const text = await readFile(join(TEST_RELEASES, 'releases.json'), 'utf8');
  const { remotes } = parseReleaseDocument(JSON.parse(text));
  return new Map(
    Object.entries(remotes).map(([name, { stable }]) => [name, join(TEST_RELEASES, 'store', name, stable)]),
  );
}
