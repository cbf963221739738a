import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '@careers/postgres';
import type { EmbeddedCluster } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { crashCluster } from '@careers/postgres/testing/crash-cluster';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { aBuild } from './a-build.ts';
import { Follower } from './follower.ts';
import { PostgresProxy } from './postgres-proxy.ts';
import { startRegistryProcess } from './registry-process.ts';
import type { RegistryProcess } from './registry-process.ts';
import { S3Process } from './s3-process.ts';

export const REMOTE = 'mf-search';

/** A registry with its dependencies, each a process that can be killed, and a follower. */
export class FaultySite {
  readonly proxy: PostgresProxy;
  readonly database: Database;
  readonly follower: Follower;
  registry: RegistryProcess;
  readonly #folder: string;
  readonly #cluster: EmbeddedCluster;
  readonly #s3: S3Process | undefined;

  static async start(store: 'disk' | 's3'): Promise<FaultySite> {
    const folder = await temporaryFolder('faulty-site-');
    const s3 = store === 's3' ? await S3Process.start(join(folder, 's3')) : undefined;
    const cluster = await startEmbedded(folder);
    const proxy = await PostgresProxy.start(cluster.url);
    const registry = await startRegistryProcess(folder, {
      ...s3?.settings,
      REGISTRY_DATABASE_URL: proxy.url,
    });
    const database = await connect(cluster.url);
    const keys = JSON.parse(await readFile(join(folder, 'registry', 'keys.json'), 'utf8'));
    return new FaultySite({ folder, s3, cluster, proxy, registry, database, keys });
  }

  private constructor({ folder, s3, cluster, proxy, registry, database, keys }: SiteParts) {
    this.#folder = folder;
    this.#s3 = s3;
    this.#cluster = cluster;
    this.proxy = proxy;
    this.registry = registry;
    this.database = database;
    this.follower = new Follower(() => this.registry, keys);
  }

  async stop(): Promise<void> {
    await this.follower.stop();
    this.registry.child.kill('SIGKILL');
    await this.registry.ended;
    await this.database.destroy();
    await this.proxy.stop();
    await this.#cluster.stop();
    await this.#s3?.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async killRegistry(): Promise<void> {
    this.registry.child.kill('SIGKILL');
    await this.registry.ended;
  }

  async runRegistry(): Promise<void> {
    const settings = { ...this.#s3?.settings, REGISTRY_DATABASE_URL: this.proxy.url };
    this.registry = await startRegistryProcess(this.#folder, settings);
  }

  crashDatabase(backend: number): Promise<void> {
    return crashCluster(this.#cluster.url, backend);
  }

  /** Kills the S3 service, or removes the disk with the files. */
  async takeStoreAway(): Promise<void> {
    if (this.#s3) return this.#s3.kill();
    await rename(this.#blobs, `${this.#blobs}.away`);
    await writeFile(this.#blobs, 'no folder');
  }

  async bringStoreBack(): Promise<void> {
    if (this.#s3) return this.#s3.run();
    await rm(this.#blobs);
    await rename(`${this.#blobs}.away`, this.#blobs);
  }

  async revision(): Promise<number> {
    const answer = await this.registry.ask('/v1/environments/production');
    return ((await answer.json()) as { revision: number }).revision;
  }

  /** Requests a move based on a revision. */
  move(revision: number, request: object): Promise<Response> {
    return this.registry.ask('/v1/environments/production/moves', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
      body: JSON.stringify({ reason: 'A test moves it.', ...request }),
    });
  }

  register(): Promise<Response> {
    return this.registry.ask(`/v1/remotes/${REMOTE}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        team: 'search',
        mount: ['/offres-emploi', '/nos-offres/*'],
        widgets: ['search-bar'],
        reason: 'A test publishes it.',
      }),
    });
  }

  publish(version: string): Promise<Response> {
    return this.registry.ask(`/v1/remotes/${REMOTE}/versions?withoutShells=true&allowRemovals=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip' },
      body: new Uint8Array(aBuild({ manifest: { version } }).archive),
    });
  }

  get #blobs(): string {
    return join(this.#folder, 'registry', 'blobs');
  }
}

interface SiteParts extends Pick<FaultySite, 'proxy' | 'database' | 'registry'> {
  folder: string;
  s3: S3Process | undefined;
  cluster: EmbeddedCluster;
  keys: ConstructorParameters<typeof Follower>[1];
}
