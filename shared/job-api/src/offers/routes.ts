import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Static } from 'typebox';
import { operations } from '../schemas/operations.ts';
import type {
  MultipleQuery,
  OffersQueryValues,
  ReferenceParameters,
  SearchesQuery,
} from '../schemas/queries.ts';
import { HOUR, MINUTE, cacheFor, codes, sendPage, setTotals } from '../http/lists.ts';
import { notFound } from '../http/errors.ts';
import { LIST_COLUMNS, presentDetail, presentOffer } from '../search/present.ts';
import type { StoredDetail } from '../search/present.ts';
import { findSearches } from './searches.ts';
import { countByDepartment, searchOffers } from '../search/search-offers.ts';
import type { SearchContext } from '../search/search-offers.ts';

const MULTIPLE_PAGE_SIZE = 200;

interface OfferOptions {
  /** Called at each request. */
  context: () => SearchContext;
}

/** `/offers/…`: search, one offer, several offers, and searches with results. */
export async function offerRoutes(app: FastifyInstance, options: OfferOptions): Promise<void> {
  search(app, options);
  severalOffers(app, options);
  searchesThatFind(app, options);
  departments(app, options);
  oneOffer(app, options);
}

function search(app: FastifyInstance, { context }: OfferOptions): void {
  app.get<{ Querystring: OffersQueryValues }>(
    '/offers/',
    { schema: operations.searchOffers },
    async (request, reply) => {
      const found = await searchOffers(context(), request.query);
      const maxPages = setTotals(reply, found.count, request.query.size ?? 10);
      return cacheFor(reply, MINUTE).send({ ...found, maxPages });
    },
  );
}

function severalOffers(app: FastifyInstance, { context }: OfferOptions): void {
  app.get<{ Querystring: Static<typeof MultipleQuery> }>(
    '/offers/multiple',
    { schema: operations.listOffersByReference },
    async (request, reply) => {
      const references = codes(request.query.references).slice(0, MULTIPLE_PAGE_SIZE);
      const { database, catalogue } = context();
      const rows = await database
        .selectFrom('offer')
        .select([...LIST_COLUMNS, 'status'])
        .where(sql<SqlBool>`reference = any(${references})`)
        .execute();
      const found = new Map(
        rows.map((row) => [row.reference, { ...presentOffer(row, catalogue), status: row.status }]),
      );
      const inOrder = references.flatMap((reference) => found.get(reference) ?? []);
      cacheFor(reply, MINUTE);
      return reply.send(sendPage(reply, inOrder, { page: request.query.page, size: MULTIPLE_PAGE_SIZE }));
    },
  );
}

function searchesThatFind(app: FastifyInstance, { context }: OfferOptions): void {
  app.get<{ Querystring: Static<typeof SearchesQuery> }>(
    '/offers/searches',
    { schema: operations.listSearches },
    async (request, reply) => {
      const types = codes(request.query.type);
      const found = (await findSearches(context(), codes(request.query.codeJob))).filter(
        ({ value }) => types.length === 0 || types.includes(value.type),
      );
      return cacheFor(reply, HOUR).send(sendPage(reply, found, request.query));
    },
  );
}

function departments(app: FastifyInstance, { context }: OfferOptions): void {
  app.get<{ Querystring: OffersQueryValues }>(
    '/offers/departments',
    { schema: operations.countByDepartment },
    async (request, reply) => {
      const counts = await countByDepartment(context(), request.query);
      setTotals(reply, counts.length, Math.max(1, counts.length));
      return cacheFor(reply, MINUTE).send(counts);
    },
  );
}

function oneOffer(app: FastifyInstance, { context }: OfferOptions): void {
  app.get<{ Params: Static<typeof ReferenceParameters> }>(
    '/offers/:reference',
    { schema: operations.getOffer },
    async (request, reply) => {
      const { database, catalogue } = context();
      const row = await database
        .selectFrom('offer')
        .select([...LIST_COLUMNS, 'job_code', 'is_cv_required', 'status', 'valid_through', 'detail'])
        .where('reference', '=', request.params.reference)
        .executeTakeFirst();
      if (!row) throw notFound('reference', 'Offre introuvable');
      return cacheFor(reply, MINUTE).send(
        presentDetail({ ...row, detail: row.detail as StoredDetail }, catalogue),
      );
    },
  );
}
