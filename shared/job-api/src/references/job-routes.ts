import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Static } from 'typebox';
import { operations } from '../schemas/operations.ts';
import type { JobDescriptionsQueryValues, JobParameters, LabelParameters } from '../schemas/queries.ts';
import type { JobDescriptionBody } from '../schemas/resources.ts';
import { HOUR, cacheFor, sendPage } from '../http/lists.ts';
import { notFound } from '../http/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueJob } from '../catalogue/items.ts';

/** `/jobdescriptions/…` and `/offerprofiles/…`: sectors, jobs and profiles. */
export async function jobRoutes(
  app: FastifyInstance,
  { catalogue }: { catalogue: () => Catalogue },
): Promise<void> {
  const list = (path: string, schema: FastifySchema, select: (jobs: CatalogueJob[]) => CatalogueJob[]) =>
    app.get<{ Querystring: JobDescriptionsQueryValues }>(path, { schema }, ({ query }, reply) => {
      cacheFor(reply, HOUR);
      const found = select(matching(catalogue().jobs, query)).map((job) => bodyOf(job, query));
      return reply.send(sendPage(reply, found, query));
    });

  list('/jobdescriptions/', operations.listJobDescriptions, (jobs) => jobs);
  list('/jobdescriptions/forSEO', operations.listJobDescriptionsForSeo, (jobs) =>
    jobs
      .filter((job) => job.seoPosition !== null)
      .sort((left, right) => (left.seoPosition ?? 0) - (right.seoPosition ?? 0)),
  );

  app.get<{ Params: Static<typeof JobParameters> }>(
    '/jobdescriptions/:code',
    { schema: operations.getJobDescription },
    (request, reply) => {
      const job = catalogue().job(request.params.code);
      if (!job) throw notFound('code', 'Métier introuvable');
      return cacheFor(reply, HOUR).send(job.body);
    },
  );

  app.get<{ Params: Static<typeof LabelParameters> }>(
    '/offerprofiles/:labelForUrl',
    { schema: operations.getOfferProfile },
    (request, reply) => {
      const profile = catalogue()
        .jobs.flatMap((job) => job.body.offersProfile ?? [])
        .find(({ labelForUrl }) => labelForUrl === request.params.labelForUrl);
      if (!profile) throw notFound('labelForUrl', 'Ce profil n’existe pas');
      return cacheFor(reply, HOUR).send(profile);
    },
  );
}

function matching(jobs: readonly CatalogueJob[], query: JobDescriptionsQueryValues): CatalogueJob[] {
  return jobs.filter(
    ({ body, parentCode, promoted }) =>
      (query.parentCode === undefined || parentCode === query.parentCode) &&
      (query.titleForUrl === undefined || body.titleForUrl === query.titleForUrl) &&
      (query.parentTitleForUrl === undefined || body.parent?.titleForUrl === query.parentTitleForUrl) &&
      (query.hasParent === undefined || (parentCode !== null) === (query.hasParent === 'true')) &&
      (query.isPromote !== 'true' || promoted),
  );
}

function bodyOf({ body }: CatalogueJob, query: JobDescriptionsQueryValues): JobDescriptionBody {
  if (query.withOffersProfile === 'true') return body;
  const { offersProfile: _left, ...rest } = body;
  return rest;
}
