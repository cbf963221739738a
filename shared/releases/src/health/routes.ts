import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import { rolloutsHealth } from './rollout-health.ts';
import { getHealth } from './schemas.ts';
import { condenseHealth } from './store-health.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/** Routes of rollouts' health. Reports of shells trigger automatic halts. */
export async function healthRoutes(app: App, { database }: { database: Database }): Promise<void> {
  const timer = setInterval(() => {
    condenseHealth(database).catch((error: unknown) =>
      app.log.error({ err: error }, 'Health minutes could not be aggregated to hours'),
    );
  }, HOUR_MILLISECONDS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.get('/environments/:environment/health', { schema: getHealth }, async (request) => {
    request.requireRight({ to: 'read' });
    const { name } = await requireEnvironment(database, request.params.environment);
    const current = await currentDocument(database, name);
    return current ? rolloutsHealth(database, name, current.body) : [];
  });
}
