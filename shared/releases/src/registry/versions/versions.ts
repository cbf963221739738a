import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ShellManifest } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import type { Rule } from '../gate/rule.ts';
import { rulesOf } from '../gate/rules.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { blobRoute } from './blob-route.ts';
import { diffRoute } from './diff-route.ts';
import { removeOldDrafts } from './drafts.ts';
import { publishRoute } from './publish-route.ts';
import { readRoutes } from './read-routes.ts';

export interface VersionsOptions {
  database: Kysely<Database>;
  store: BlobStore;
  /** Running shells, of every environment. */
  shells: () => Promise<ShellManifest[]>;
  /** Folder for uploads while they are looked at; of the system unless given. */
  drafts?: string;
  rules?: readonly Rule[];
}

/** Versions of remotes: publishing them through the gate, what was published, and its files. */
export async function versions(
  app: FastifyInstance,
  {
    database,
    store,
    shells,
    rules = rulesOf(process.env),
    drafts = join(tmpdir(), 'careers-registry'),
  }: VersionsOptions,
): Promise<void> {
  await removeOldDrafts(drafts);
  await app.register(publishRoute, { database, store, shells, rules, drafts });
  await app.register(readRoutes, { database });
  await app.register(diffRoute, { database });
  await app.register(blobRoute, { database, store });
}
