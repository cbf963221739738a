import type { FastifyInstance } from 'fastify';
import type { KeyRing } from './key-ring.ts';
import { followingRoutes } from './following-routes.ts';
import type { FollowingOptions } from './following-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { getKeys } from './schemas.ts';

export interface DocumentOptions extends FollowingOptions {
  keys: KeyRing;
}

/** Serves signed documents: the current one, those to come, and all that were. */
export async function documentRoutes(app: FastifyInstance, options: DocumentOptions): Promise<void> {
  await app.register(followingRoutes, options);
  await app.register(historyRoutes, options);
  app.get('/keys', { schema: getKeys }, () => options.keys.publicSet());
}
