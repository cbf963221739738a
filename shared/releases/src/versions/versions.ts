import type { FastifyInstance } from 'fastify';
import type { ShellManifest } from '@careers/contract';
import type { Rule } from '@careers/federation/checks';
import type { Database } from '../database/schema.ts';
import type { BlobStore } from '../store/blob-store.ts';
import type { Candidate } from '../rules/candidate.ts';
import { rulesOf } from '../rules/gate-rules.ts';
import { blobRoute } from './blob-route.ts';
import { checkRoute, publishRoute } from './publish-routes.ts';
import { diffRoute } from './diff-route.ts';
import { removeOldDrafts } from '../drafts.ts';
import { readRoutes } from './read-routes.ts';

export interface VersionsOptions {
  database: Database;
  store: BlobStore;
  /** Running shells, of every environment. */
  shells: () => Promise<ShellManifest[]>;
  /** Folder for uploads while they are looked at. */
  drafts: string;
  rules?: readonly Rule<Candidate>[];
}

/** Versions of remotes: publishing them through the gate, what was published, and its files. */
export async function versions(
  app: FastifyInstance,
  { database, store, shells, rules = rulesOf(process.env), drafts }: VersionsOptions,
): Promise<void> {
  await removeOldDrafts(drafts);
  const publishing = { database, store, shells, rules, drafts };
  await app.register(publishRoute, publishing);
  await app.register(checkRoute, publishing);
  await app.register(readRoutes, { database });
  await app.register(diffRoute, { database });
  await app.register(blobRoute, { database, store });
}
