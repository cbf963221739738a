import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOfDirectory } from '@careers/federation/node';
import { parseReleaseDocument, parseRemoteManifest } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { startEmbedded } from '@careers/postgres';
import type { EmbeddedCluster } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { crashCluster } from '@careers/postgres/testing/crash-cluster';
import { startRegistryProcess } from '@careers/releases/testing/registry-process';
import type { RegistryProcess } from '@careers/releases/testing/registry-process';
import { freePort } from './ports.ts';
import { TEST_FILES } from './test-site.ts';

/** A shell as the registry knows it. */
export interface KnownShell {
  instance: string;
  revision: number;
  /** From the signature of that revision until the shell served it; null where it began with it. */
  tookMilliseconds: number | null;
  live: boolean;
}

interface Environment {
  revision: number;
  document: ReleaseDocument;
  shells: KnownShell[];
}

/** A registry of a test's own, with its own database, that has taken over what the tests' site has published. */
export class OwnRegistry {
  readonly #data: string;
  readonly #cluster: EmbeddedCluster;
  readonly #port: number;
  #process: RegistryProcess | undefined;
  #shellToken = '';

  /** Starts it; `prepare` may publish more before. */
  static async start(prepare: (dataDirectory: string) => Promise<void>): Promise<OwnRegistry> {
    const data = await temporaryFolder('registry-');
    for (const folder of ['store', 'releases'])
      await cp(join(TEST_FILES, folder), join(data, folder), { recursive: true });
    await prepare(data);
    const registry = new OwnRegistry(data, await startEmbedded(data), await freePort());
    await registry.run();
    registry.#shellToken = await registry.createToken('shells of a test', [
      { role: 'shell', scope: 'production' },
    ]);
    return registry;
  }

  private constructor(data: string, cluster: EmbeddedCluster, port: number) {
    this.#data = data;
    this.#cluster = cluster;
    this.#port = port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Gives somebody what they may do, for a day; returns what they show for it. */
  async createToken(name: string, grants: readonly { role: string; scope: string }[]): Promise<string> {
    const body = JSON.stringify({ name, grants, days: 1, reason: 'A test needs it.' });
    const created = await this.#ask('/v1/tokens', { method: 'POST', body });
    return ((await created.json()) as { token: string }).token;
  }

  /** Gives a remote to its team, as an administrator does once. */
  async giveRemote(name: string, owned: { team: string; mount: string[]; widgets: string[] }): Promise<void> {
    await this.#ask(`/v1/remotes/${name}`, { method: 'PUT', body: JSON.stringify(owned) });
  }

  /** What a shell is told to follow it. */
  get shellSettings(): NodeJS.ProcessEnv {
    return {
      REGISTRY_URL: this.address,
      REGISTRY_TOKEN: this.#shellToken,
      REGISTRY_KEYS: join(this.#data, 'registry', 'keys.json'),
    };
  }

  /** Starts it, or starts it again. */
  async run(): Promise<void> {
    this.#process = await startRegistryProcess(this.#data, {
      NODE_ENV: 'production',
      REGISTRY_PORT: String(this.#port),
      REGISTRY_DATABASE_URL: this.#cluster.url,
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

  async production(): Promise<Environment> {
    const environment = (await (await this.#ask('/v1/environments/production')).json()) as Environment;
    return { ...environment, document: parseReleaseDocument(environment.document) };
  }

  /** Moves a remote, as a release manager would who has looked at this revision. */
  async move(revision: number, move: object): Promise<number> {
    const answer = await this.#ask('/v1/environments/production/moves', {
      method: 'POST',
      headers: { 'if-match': `"${revision}"` },
      body: JSON.stringify({ reason: 'A test moves it.', ...move }),
    });
    return ((await answer.json()) as { revision: number }).revision;
  }

  async stop(): Promise<void> {
    this.#process?.child.kill('SIGTERM');
    await this.#process?.ended;
    await this.#cluster.stop();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    if (!this.#process) throw new Error('The registry is not started.');
    const answer = await this.#process.ask(path, {
      ...init,
      headers: { ...(init.body && { 'content-type': 'application/json' }), ...headers },
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

/** Puts a published version into the store under another number too: the same build but for its name. */
export async function publishAgain(dataDirectory: string, remote: string, from: string, version: string) {
  const [known, folder] = [from, version].map((each) => join(dataDirectory, 'store', remote, each)) as [
    string,
    string,
  ];
  await cp(known, folder, { recursive: true });
  const server = join(folder, 'server');
  for (const file of await readdir(server)) {
    if (!file.endsWith('.cjs')) continue;
    const text = await readFile(join(server, file), 'utf8');
    await writeFile(join(server, file), text.replaceAll(`${remote}@${from}`, `${remote}@${version}`));
  }
  const file = join(folder, 'remote.json');
  const manifest = parseRemoteManifest(JSON.parse(await readFile(file, 'utf8')));
  const integrity = await integrityOfDirectory(server);
  await writeFile(file, JSON.stringify({ ...manifest, version, server: { ...manifest.server, integrity } }));
}
