import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { createApp } from '../../src/app.ts';
import type { Database, Tables } from '../../src/database/schema.ts';
import { builtDesk } from '../../src/desk/renderer.ts';
import { Notifications } from '../../src/documents/notifications.ts';
import { KeyRing } from '../../src/documents/key-ring.ts';
import { identity } from '../../src/identity/plugin.ts';
import { DiskStore } from '../../src/store/disk-store.ts';

export const FILE = resolve(import.meta.dirname, '..', '..', 'openapi.json');

/** Returns the text of `openapi.json`, from a service without data. */
export async function openApiDocument(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'registry-openapi-'));
  const database = emptyDatabase();
  const settings = {
    publicUrl: 'http://localhost:3002',
    directory,
    desk: builtDesk(directory),
    localToken: '',
    shellToken: '',
    announce: () => undefined,
  };
  try {
    const app = await createApp({
      database,
      keys: await KeyRing.open(directory),
      notifications: new Notifications(''),
      store: new DiskStore(join(directory, 'blobs')),
      uploads: join(directory, 'uploads'),
      trustedProxies: 'loopback',
      log: 'error',
      identify: async (instance) => void (await instance.register(identity, { database, settings })),
    });
    await app.ready();
    const document = JSON.stringify(app.swagger());
    await app.close();
    return await format(document, { ...(await resolveConfig(FILE)), filepath: FILE });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Returns no rows for every query. */
function emptyDatabase(): Database {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

export const CLIENT_TYPES = resolve(import.meta.dirname, '../../../cli/src/client/schema.ts');

const HEADER = '/* Generated from openapi.json by `npm run openapi -w shared/releases`. */';

/** Returns the types of the registry's client for the text of its OpenAPI document. */
export async function clientTypes(document: string): Promise<string> {
  const code = astToString(await openapiTypescript(document));
  return format(`${HEADER}\n${code}`, { ...(await resolveConfig(CLIENT_TYPES)), filepath: CLIENT_TYPES });
}
