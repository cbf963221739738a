import plugin from 'fastify-plugin';
import Type from 'typebox';
import Value from 'typebox/value';
import type { FailureAnswer } from '../protocol/browser-failure.ts';
import type { Metrics } from './metrics.ts';
import { cohortOf, leaveCandidates } from './pages/visitor.ts';
import type { ActiveReleases } from './render-processes/active-releases.ts';

const Failure = Type.Object({
  kind: Type.Enum(['page', 'widget']),
  remote: Type.String({ maxLength: 80 }),
  version: Type.String({ maxLength: 80 }),
});

export interface BrowserFailuresOptions {
  releases: Pick<ActiveReleases, 'for'>;
  metrics: Pick<Metrics, 'browserFailed'>;
  onError(message: string, cause: unknown): void;
}

/**
 * Counts pages and widgets that fail in browsers, by version. Who was given a candidate gets the released version from
 * then on; counts of versions that the sender is not given are ignored.
 */
export const browserFailures = plugin<BrowserFailuresOptions>(
  async (app, { releases, metrics, onError }) => {
    /** The first of each is logged: anybody can send more. */
    const logged = new Set<string>();
    app.post('/_failures', { bodyLimit: 1_000 }, async (request, reply): Promise<FailureAnswer> => {
      if (!Value.Check(Failure, request.body)) {
        reply.code(400);
        return { isReplaced: false };
      }
      const { kind, remote, version } = request.body;
      const name = `${remote}@${version}`;
      const { remotes, candidates } = await releases.for(cohortOf(request));
      if (remotes.get(remote)?.manifest.version !== version) return { isReplaced: false };
      metrics.browserFailed(name, kind);
      if (!logged.has(name + kind)) onError(`A ${kind} of ${name} has failed in a browser`, undefined);
      logged.add(name + kind);
      const isReplaced = candidates.includes(name);
      if (isReplaced) leaveCandidates(request, reply);
      return { isReplaced };
    });
  },
  { name: 'browser-failures', dependencies: ['@fastify/cookie'] },
);
