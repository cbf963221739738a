import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import { ListQuery, answers } from '../contract/queries.ts';
import { Entity, ErrorItems } from '../contract/resources.ts';
import { HOUR, cacheFor } from '../http/caching.ts';
import { sendPage } from '../http/pagination.ts';
import type { Catalogue } from '../referentials/catalogue.ts';

/** `/entity/`: companies and brands of the group. */
export function registerEntities(app: FastifyInstance, catalogue: () => Catalogue): void {
  app.get<{ Querystring: Static<typeof ListQuery> }>(
    '/entity/',
    {
      schema: {
        summary: 'Companies and brands',
        querystring: ListQuery,
        response: answers(Type.Array(Entity), ErrorItems),
      },
    },
    (request, reply) => {
      cacheFor(reply, HOUR);
      const entities = [...catalogue().entities];
      if (request.query.sort === 'label,desc') entities.reverse();
      return reply.send(sendPage(reply, entities, request.query));
    },
  );
}
