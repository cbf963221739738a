import type { FastifyInstance } from 'fastify';
import * as operations from '../contract/operations.ts';
import type {
  KeywordQuery,
  ReferentialParameters,
  ReferentialsQuery,
  SeoReferentialsQuery,
} from '../contract/queries.ts';
import { cacheFor, HOUR, MINUTE } from '../http/caching.ts';
import { notFound } from '../http/errors.ts';
import { codes, sendPage } from '../http/pagination.ts';
import type { Static } from 'typebox';
import type { Snapshot } from '../snapshot.ts';
import type { Catalogue, CatalogueReferential } from './catalogue.ts';

const OFFER_KEYWORD_TYPES = ['OFFER_FAMILY', 'FAMILY_CATEGORY', 'OFFER_PROFILE'];

/** `/referentials/…`: lists of values, places, and what a typed word may mean. */
export function registerReferentials(app: FastifyInstance, snapshot: () => Snapshot): void {
  const catalogue = (): Catalogue => snapshot().catalogue;
  const withCount = (item: CatalogueReferential) => {
    const count = snapshot().counts.of(item);
    return count === undefined ? item : { ...item, count };
  };

  app.get<{ Querystring: Static<typeof ReferentialsQuery> }>(
    '/referentials/',
    { schema: operations.listReferentials },
    (request, reply) => {
      const { type, keyword, labelForUrl, sort } = request.query;
      const types = codes(type);
      if (keyword) {
        const found = catalogue()
          .suggest(keyword, types)
          .filter((item) => labelForUrl === undefined || item.labelForUrl === labelForUrl);
        cacheFor(reply, MINUTE);
        return reply.send(sendPage(reply, sorted(found, sort), request.query).map(withCount));
      }
      cacheFor(reply, HOUR);
      const found = catalogue().ofTypes(types, labelForUrl);
      return reply.send(sendPage(reply, sorted(found, sort), request.query));
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

  app.get<{ Querystring: Static<typeof KeywordQuery> }>(
    '/referentials/offerKeyword',
    { schema: operations.suggestKeywords },
    (request, reply) => {
      cacheFor(reply, MINUTE);
      const found = catalogue().suggest(request.query.keyword ?? '', OFFER_KEYWORD_TYPES);
      return reply.send(sendPage(reply, found, request.query).map(withCount));
    },
  );

  app.get<{ Params: Static<typeof ReferentialParameters> }>(
    '/referentials/:code',
    { schema: operations.getReferential },
    (request, reply) => {
      const item = catalogue().referential(request.params.code);
      if (!item) throw notFound('code', 'Cette valeur n’existe pas');
      return cacheFor(reply, HOUR).send(item);
    },
  );
}

function sorted(
  items: readonly CatalogueReferential[],
  sort: string | undefined,
): readonly CatalogueReferential[] {
  switch (sort) {
    case 'type,asc':
      // Among places of one type the order of relevance stays.
      return items.toSorted((left, right) => (left.type < right.type ? -1 : left.type > right.type ? 1 : 0));
    case 'numOrder,asc':
      return items.toSorted((left, right) => left.position - right.position);
    case 'label,asc':
      return items.toSorted((left, right) => left.labelPosition - right.labelPosition);
    default:
      return items;
  }
}
