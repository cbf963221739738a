import type { FastifyInstance } from 'fastify';
import { renderCheck } from '@careers/federation/checks';
import { removeOldDrafts } from '../drafts.ts';
import { rulesOf } from '../rules/gate-rules.ts';
import { blobRoute } from './blob-route.ts';
import { compareRoute } from './compare-route.ts';
import { publishRoutes } from './publish-routes.ts';
import type { PublishContext } from './publish-version.ts';
import { readRoutes } from './read-routes.ts';
import { sourceMapRoutes } from '../source-maps/routes.ts';

type Judges = 'rules' | 'render';
export type VersionsOptions = Omit<PublishContext, Judges> & Partial<Pick<PublishContext, Judges>>;

/** Plugin of versions: publication through the gate, published versions and their files. */
export async function versions(app: FastifyInstance, options: VersionsOptions): Promise<void> {
  await removeOldDrafts(options.drafts);
  await app.register(publishRoutes, { rules: rulesOf(process.env), render: renderCheck, ...options });
  await app.register(readRoutes, options);
  await app.register(compareRoute, options);
  await app.register(blobRoute, options);
  await app.register(sourceMapRoutes, options);
}
