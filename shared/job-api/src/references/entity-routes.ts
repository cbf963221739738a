import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import * as operations from '../schemas/operations.ts';
import type { ListQuery } from '../schemas/queries.ts';
import { HOUR, cacheFor } from '../http/caching.ts';
import { sendPage } from '../http/pagination.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

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
