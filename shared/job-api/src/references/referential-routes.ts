import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { operations } from '../schemas/operations.ts';
import type {
  KeywordQuery,
  ReferentialParameters,
  ReferentialsQuery,
  SeoReferentialsQuery,
  ListQuery,
} from '../schemas/queries.ts';
import { cacheFor, HOUR, MINUTE, codes, sendPage } from '../http/lists.ts';
import { notFound } from '../http/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { byKind } from './suggestions.ts';
import type { Suggestions } from './suggestions.ts';

export interface ReferentialContext {
  catalogue: Catalogue;
  suggestions: Suggestions;
}

/** `/referentials/…`: lists of values, places, and suggestions for a typed word. */
export async function referentialRoutes(
  app: FastifyInstance,
  { context }: { context: () => ReferentialContext },
): Promise<void> {
  app.get<{ Querystring: Static<typeof ReferentialsQuery> }>(
    '/referentials/',
    { schema: operations.listReferentials },
    ({ query }, reply) => {
      const { catalogue, suggestions } = context();
      const types = codes(query.type);
      const order = ORDERS.get(query.sort);
      if (!query.keyword) {
        cacheFor(reply, HOUR);
        const found = catalogue.ofTypes(types, query.labelForUrl);
        return reply.send(sendPage(reply, order ? found.toSorted(order) : found, query));
      }
      cacheFor(reply, MINUTE);
      const found = suggestions
        .values(query.keyword, types)
        .filter(({ item }) => query.labelForUrl === undefined || item.labelForUrl === query.labelForUrl);
      const shown = order
        ? sendPage(
            reply,
            found.toSorted((left, right) => order(left.item, right.item)),
            query,
          )
        : byKind(sendPage(reply, found, query));
      return reply.send(shown.map((match) => suggestions.counted(match)));
    },
  );

  app.get<{ Querystring: Static<typeof SeoReferentialsQuery> }>(
    '/referentials/forSEO',
    { schema: operations.listReferentialsForSeo },
    ({ query }, reply) => {
      cacheFor(reply, HOUR);
      const types = codes(query.type);
      const found = context()
        .catalogue.referentials.filter(({ type }) => types.length === 0 || types.includes(type))
        .sort((left, right) => right.weight - left.weight);
      return reply.send(sendPage(reply, found, query));
    },
  );

  app.get<{ Querystring: Static<typeof KeywordQuery> }>(
    '/referentials/offerKeyword',
    { schema: operations.suggestKeywords },
    ({ query }, reply) => {
      cacheFor(reply, MINUTE);
      const { suggestions } = context();
      const found = suggestions.subjects(query.keyword ?? '');
      return reply.send(sendPage(reply, found, query).map((match) => suggestions.counted(match)));
    },
  );

  app.get<{ Params: Static<typeof ReferentialParameters> }>(
    '/referentials/:code',
    { schema: operations.getReferential },
    (request, reply) => {
      const item = context().catalogue.referential(request.params.code);
      if (!item) throw notFound('code', 'Cette valeur n’existe pas');
      return cacheFor(reply, HOUR).send(item);
    },
  );
}

type Order = (left: CatalogueReferential, right: CatalogueReferential) => number;

/** Stable sorts: values of one type stay ordered by relevance. */
const ORDERS: ReadonlyMap<string | undefined, Order> = new Map<string, Order>([
  ['type,asc', (left, right) => (left.type < right.type ? -1 : left.type > right.type ? 1 : 0)],
  ['numOrder,asc', (left, right) => left.position - right.position],
  ['label,asc', (left, right) => left.labelPosition - right.labelPosition],
]);

/** `/entity/`: companies and brands of the group. */
export async function entityRoutes(
  app: FastifyInstance,
  { catalogue }: { catalogue: () => Catalogue },
): Promise<void> {
  app.get<{ Querystring: Static<typeof ListQuery> }>(
    '/entity/',
    { schema: operations.listEntities },
    (request, reply) => {
      cacheFor(reply, HOUR);
      const entities = [...catalogue().entities];
      if (request.query.sort === 'label,desc') entities.reverse();
      return reply.send(sendPage(reply, entities, request.query));
    },
  );
}
