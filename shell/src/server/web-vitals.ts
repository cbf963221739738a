import plugin from 'fastify-plugin';
import Type from 'typebox';
import Value from 'typebox/value';
import { cohortOf } from './pages/visitor.ts';
import { PREVIEW_COOKIE } from './previews/visitor-releases.ts';
import { firstOfVisitor } from './first-of-visitor.ts';
import type { ActiveReleases } from './render-processes/active-releases.ts';
import type { VersionOutcomes } from './render-processes/version-outcomes.ts';

const MAX_VERSIONS = 20;
const PageVitals = Type.Object({
  versions: Type.Array(Type.String({ maxLength: 160 }), { maxItems: MAX_VERSIONS }),
  LCP: Type.Optional(Type.Boolean()),
  INP: Type.Optional(Type.Boolean()),
  CLS: Type.Optional(Type.Boolean()),
});

export interface WebVitalsOptions {
  releases: Pick<ActiveReleases, 'for'>;
  outcomes: Pick<VersionOutcomes, 'measured'>;
}

/** Counts Web Vitals of pages by version; ignores versions that the sender was not served. */
export const webVitals = plugin<WebVitalsOptions>(
  async (app, { releases, outcomes }) => {
    const isFirst = firstOfVisitor();
    app.post('/_vitals', { bodyLimit: 1_000 }, async (request, reply) => {
      const { body } = request;
      if (!Value.Check(PageVitals, body)) return reply.code(400).send();
      const cohort = cohortOf(request);
      if (cohort === null || PREVIEW_COOKIE in request.cookies) return reply.code(204).send();
      const { remotes } = await releases.for(cohort);
      const given = new Set(
        [...remotes.values()].map(({ manifest: { name, version } }) => `${name}@${version}`),
      );
      for (const version of new Set(body.versions))
        if (given.has(version) && isFirst(version, cohort, request.ip)) outcomes.measured(version, body);
      return reply.code(204).send();
    });
  },
  { name: 'web-vitals', dependencies: ['@fastify/cookie'] },
);
