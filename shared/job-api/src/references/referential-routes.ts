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

interface ReferentialOptions {
  /** Called at each request. */
  context: () => ReferentialContext;
}

/** `/referentials/…`: lists of values, places, and suggestions for a typed word. */
export async function referentialRoutes(app: FastifyInstance, options: ReferentialOptions): Promise<void> {
  lists(app, options);
  suggestions(app, options);
  oneValue(app, options);
}

function lists(app: FastifyInstance, { context }: ReferentialOptions): void {
  const catalogue = (): Catalogue => context().catalogue;

  app.get<{ Querystring: Static<typeof ReferentialsQuery> }>(
    '/referentials/',
    { schema: operations.listReferentials },
    (request, reply) => {
      const { type, keyword, labelForUrl, sort } = request.query;
      const types = codes(type);
      if (keyword) {
        cacheFor(reply, MINUTE);
        const { suggestions } = context();
        const found = suggestions
          .values(keyword, types)
          .filter(({ item }) => labelForUrl === undefined || item.labelForUrl === labelForUrl);
        const shown = sendPage(
          reply,
          sorted(found, sort, ({ item }) => item),
          request.query,
        );
        return reply.send(
          (ORDERS.has(sort) ? shown : byKind(shown)).map((match) => suggestions.counted(match)),
        );
      }
      cacheFor(reply, HOUR);
      const found = catalogue().ofTypes(types, labelForUrl);
      return reply.send(
        sendPage(
          reply,
          sorted(found, sort, (item) => item),
          request.query,
        ),
      );
    },
  );

  app.get<{ Querystring: Static<typeof SeoReferentialsQuery> }>(
    '/referentials/forSEO',
    { schema: operations.listReferentialsForSeo },
    (request, reply) => {
      cacheFor(reply, HOUR);
      const types = codes(request.query.type);
      const found = catalogue().byWeight.filter(({ type }) => types.length === 0 || types.includes(type));
      return reply.send(sendPage(reply, found, request.query));
    },
  );
}

function suggestions(app: FastifyInstance, { context }: ReferentialOptions): void {
  app.get<{ Querystring: Static<typeof KeywordQuery> }>(
    '/referentials/offerKeyword',
    { schema: operations.suggestKeywords },
    (request, reply) => {
      cacheFor(reply, MINUTE);
      const { suggestions } = context();
      const found = suggestions.subjects(request.query.keyword ?? '');
      return reply.send(sendPage(reply, found, request.query).map((match) => suggestions.counted(match)));
    },
  );
}

function oneValue(app: FastifyInstance, { context }: ReferentialOptions): void {
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

/** Orders are stable: values of one type stay ordered by relevance. */
const ORDERS: ReadonlyMap<string | undefined, Order> = new Map<string, Order>([
  ['type,asc', (left, right) => (left.type < right.type ? -1 : left.type > right.type ? 1 : 0)],
  ['numOrder,asc', (left, right) => left.position - right.position],
  ['label,asc', (left, right) => left.labelPosition - right.labelPosition],
]);

function sorted<Item>(
  items: readonly Item[],
  sort: string | undefined,
  itemOf: (item: Item) => CatalogueReferential,
): readonly Item[] {
  const order = ORDERS.get(sort);
  return order ? items.toSorted((left, right) => order(itemOf(left), itemOf(right))) : items;
}

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
