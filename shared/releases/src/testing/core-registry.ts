import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { RemoteManifest } from '@careers/contract';
import type { DeskRenderer } from '@careers/desk/views';
import { aManifest } from '@careers/testing/builds';
import { createApp } from '../app.ts';
import { storeCheck } from '../checks/check-store.ts';
import { gateCheck } from '../checks/gate-check.ts';
import type { Database } from '../database/schema.ts';
import { Notifications } from '../documents/notifications.ts';
import { KeyRing } from '../documents/key-ring.ts';
import { prepareDocuments, prepareEnvironments } from '../environments/prepare-environments.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import { DiskStore } from '../store/disk-store.ts';
import { RegistryError } from '../registry-error.ts';
import { startOwnDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';

/** A registry that trusts the bearer's name, without authentication. */
export interface CoreRegistry extends Pick<OwnDatabase, 'database' | 'directory' | 'stop'> {
  app: FastifyInstance;
  keys: KeyRing;
  /** Inserts a version as accepted by the gate. */
  addVersion(
    remote: string,
    number: string,
    content?: string,
    manifest?: Partial<RemoteManifest>,
  ): Promise<string>;
  move(
    request: MoveRequest,
    options?: { environment?: string; revision?: number; who?: string },
  ): Promise<{ status: number; body: Answer }>;
  revision(environment?: string): Promise<number>;
  /** Resets the registry to its state after the first start. */
  reset(options?: { withDocuments?: boolean }): Promise<void>;
}

export type Answer = ReturnType<typeof JSON.parse>;

/** Resolves actors by token: readers may not move, managers may not administer. */
const standIn = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('identifyAgain', () => Promise.resolve());
  app.decorateRequest('requireRight', function (right) {
    const name = this.headers.authorization?.replace('Bearer ', '');
    if (!name) throw new RegistryError(401, 'unknown-actor', 'Nobody asks.', 'Send a token.');
    if ((name === 'reader' && right.to !== 'read') || (name === 'manager' && right.to === 'administer'))
      throw new RegistryError(403, 'right-lacking', `${name} may not ${right.to}.`, 'Ask for it.');
    return { name, kind: 'token', grants: [] };
  });
});

type Identify = (app: FastifyInstance, own: OwnDatabase) => Promise<void>;

/** Starts a registry on a database of its own, with some way to identify callers. */
export async function startOwnRegistry(
  identify: Identify,
  { requireStaging = false, ...options }: { requireStaging?: boolean; desk?: DeskRenderer } = {},
) {
  const own = await startOwnDatabase();
  const { database, url, directory } = own;
  const keys = await KeyRing.open(directory);
  const reset = async ({ withDocuments = true } = {}) => {
    await sql`truncate environment, remote, blob, audit, person, shell, outcome restart identity cascade`.execute(
      database,
    );
    await prepareEnvironments(database, { requireStaging });
    if (withDocuments) await prepareDocuments(database, keys);
  };
  await reset();
  const notifications = new Notifications(url);
  await notifications.start();
  const app = await createApp({
    ...{ database, keys, notifications, trustedProxies: 'loopback', log: 'silent', ...options },
    store: new DiskStore(join(directory, 'blobs')),
    uploads: join(directory, 'uploads'),
    identify: (instance) => identify(instance, own),
  });
  return {
    ...{ app, database, directory, keys, reset },
    async stop() {
      await app.close();
      await notifications.close();
      await own.stop();
    },
  };
}

/** Starts a registry that trusts the bearer's name. */
export async function startCoreRegistry(options: { requireStaging?: boolean } = {}): Promise<CoreRegistry> {
  const started = await startOwnRegistry(async (app) => void (await app.register(standIn)), options);
  const { app, database } = started;
  const revision = async (environment = 'production') => {
    const row = await database
      .selectFrom('document')
      .select(({ fn }) => fn.max('revision').as('revision'))
      .where('environment', '=', environment)
      .executeTakeFirstOrThrow();
    return row.revision;
  };
  return {
    ...started,
    revision,
    addVersion: (...version) => addVersion(database, ...version),
    async move(request, { environment = 'production', revision: looked, who = 'Camille' } = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: `/v1/environments/${environment}/moves`,
        headers: {
          authorization: `Bearer ${who}`,
          'if-match': `"${looked ?? (await revision(environment))}"`,
        },
        payload: request,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

/** Inserts a version as accepted by the gate; returns its digest. */
export async function addVersion(
  database: Database,
  remote: string,
  number: string,
  content = `${remote} ${number}`,
  changes: Partial<RemoteManifest> = {},
): Promise<string> {
  const manifest = aManifest({ name: remote, version: number, ...changes });
  const digest = createHash('sha384').update(content).digest('base64');
  await database
    .insertInto('remote')
    .values({ name: remote, team: remote })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('blob')
    .values({ digest, bytes: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('version')
    .values({
      remote,
      number,
      digest,
      manifest: JSON.stringify(manifest),
      state: 'ready',
      bytes: 1,
      published_by: 'test',
    })
    .execute();
  await storeCheck(database, { remote, number }, gateCheck([], []));
  return `sha384-${digest}`;
}
