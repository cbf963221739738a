import plugin from 'fastify-plugin';
import type { ActiveReleases } from './render-processes/active-releases.ts';
import type { ReleaseStatus } from './render-processes/release-status.ts';

const TIMEOUT_MILLISECONDS = 1_000;
/** Empty release set, until the first release is prepared. */
const NOTHING = { key: '', remotes: new Map(), missing: [] };

export interface HealthOptions {
  releases: Pick<ActiveReleases, 'current' | 'revision'>;
  status: Pick<ReleaseStatus, 'fallbacks' | 'disabled'>;
  apiUrl: string;
}

/**
 * `/healthz`: liveness, and the state of the API; degraded is still 200, since pages are served. `/readyz`: readiness
 * for load balancers: 200 once every remote of the release is loaded. Lists the versions served in place of requested
 * ones, candidates included.
 */
export const health = plugin<HealthOptions>(
  async (app, { releases, status, apiUrl }) => {
    app.get('/healthz', async (_request, reply) => {
      const api = await answers(new URL('/healthz', apiUrl));
      reply.header('cache-control', 'no-store');
      return {
        status: api ? 'ok' : 'degraded',
        revision: releases.revision,
        api: api ? 'up' : 'down',
      };
    });
    app.get('/readyz', async (_request, reply) => {
      const { key, remotes, missing } = releases.current ?? NOTHING;
      const isReady = remotes.size > 0 && missing.length === 0;
      reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
      return {
        ready: isReady,
        remotes: key ? key.split(',') : [],
        missing: missing.map(({ name }) => name),
        fallbacks: status.fallbacks,
        disabled: status.disabled,
      };
    });
  },
  { name: 'health' },
);

async function answers(url: URL): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }).then(
    (response) => response.ok,
    () => false,
  );
}
