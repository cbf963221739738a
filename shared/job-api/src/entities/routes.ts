import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import * as operations from '../contract/operations.ts';
import type { ListQuery } from '../contract/queries.ts';
import { HOUR, cacheFor } from '../http/caching.ts';
import { sendPage } from '../http/pagination.ts';
import type { Catalogue } from '../referentials/catalogue.ts';

/** `/entity/`: companies and brands of the group. */
export function registerEntities(app: FastifyInstance, catalogue: () => Catalogue): void {
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
