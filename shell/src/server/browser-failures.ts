import plugin from 'fastify-plugin';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import type { FailureAnswer } from '../protocol/browser-failure.ts';
import { firstOfVisitor } from './first-of-visitor.ts';
import type { Metrics } from './metrics.ts';
import { withPlaces } from './rendering/places.ts';
import { cohortOf, leaveCandidates } from './pages/visitor.ts';
import { pageAt } from './releases/page-at.ts';
import { PREVIEW_COOKIE } from './previews/visitor-releases.ts';
import type { ActiveReleases } from './render-processes/active-releases.ts';
import type { ActiveSet } from './render-processes/active-set.ts';
import type { VersionOutcomes } from './render-processes/version-outcomes.ts';

const Failure = Type.Object({
  kind: Type.Enum(['page', 'widget', 'script']),
  remote: Type.String({ maxLength: 80 }),
  version: Type.String({ maxLength: 80 }),
  // Absent in reports of browsers that run older scripts.
  path: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  at: Type.Optional(Type.String()),
  callers: Type.Optional(Type.Array(Type.String(), { maxItems: 5 })),
});
type Failure = Static<typeof Failure>;

/** Limit per version: anybody can send reports. */
const MAX_PER_MINUTE = 60;
const MINUTE_MILLISECONDS = 60_000;

export interface BrowserFailuresOptions {
  releases: Pick<ActiveReleases, 'for'>;
  metrics: Pick<Metrics, 'browserFailed'>;
  outcomes: Pick<VersionOutcomes, 'failed' | 'visitFailed'>;
  onError(message: string, cause: unknown): void;
}

/**
 * Counts pages, widgets and scripts that fail in browsers, by version. Moves the visitor of a failed candidate to the
 * released version, unless the page itself still works. Ignores versions that the sender was not served.
 */
export const browserFailures = plugin<BrowserFailuresOptions>(
  async (app, { releases, metrics, outcomes, onError }) => {
    /** Versions whose first failure was logged. */
    const logged = new Set<string>();
    const isCounted = limitPerMinute(MAX_PER_MINUTE);
    const isFailedVisit = firstOfVisitor();
    app.post('/_failures', { bodyLimit: 1_000 }, async (request, reply): Promise<FailureAnswer> => {
      if (!Value.Check(Failure, request.body)) {
        reply.code(400);
        return { isReplaced: false };
      }
      // Failures of a preview are shown to its viewer only.
      if (PREVIEW_COOKIE in request.cookies) return { isReplaced: false };
      const { kind, remote, version } = request.body;
      const name = `${remote}@${version}`;
      const cohort = cohortOf(request);
      const set = await releases.for(cohort);
      if (set.remotes.get(remote)?.manifest.version !== version) return { isReplaced: false };
      if (isCounted(name)) {
        metrics.browserFailed(name, kind);
        outcomes.failed(name, 'browserFailures', describe(request.body, set));
        if (cohort !== null && isFailedVisit(name, cohort, request.ip)) outcomes.visitFailed(name);
      }
      if (!logged.has(name + kind)) onError(`A ${kind} of ${name} has failed in a browser`, undefined);
      logged.add(name + kind);
      const isReplaced = kind !== 'script' && set.candidates.includes(name);
      if (isReplaced) leaveCandidates(request, reply);
      return { isReplaced };
    });
  },
  { name: 'browser-failures', dependencies: ['@fastify/cookie'] },
);

/** Describes a failure without visitor data: the path pattern of its page, and positions in the remote's scripts. */
function describe(failure: Failure, set: ActiveSet) {
  const { kind, remote, version, path = '', error = '', at = '', callers = [] } = failure;
  const name = /^\w{1,40}$/.test(error) ? error : 'Error';
  const scripts = `/remotes/${remote}/${version}/`;
  const places = [at, ...callers].flatMap((address) => {
    const place = address.startsWith(scripts) ? address.slice(scripts.length) : '';
    return /^[\w./-]{1,80}:\d{1,9}:\d{1,9}$/.test(place) ? [`client/${place}`] : [];
  });
  return {
    address: (path.startsWith('/') && pageAt(set, path)?.paths[0]) || null,
    message: withPlaces(`${name} of a ${kind}`, places),
  };
}

/** Returns a counter per name: true while below the limit per minute. Names are those of served versions, hence few. */
function limitPerMinute(limit: number): (name: string) => boolean {
  const counts = new Map<string, number>();
  let since = performance.now();
  return (name) => {
    if (performance.now() - since > MINUTE_MILLISECONDS) {
      counts.clear();
      since = performance.now();
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= limit;
  };
}
