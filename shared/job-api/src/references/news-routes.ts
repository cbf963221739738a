import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import { operations } from '../schemas/operations.ts';
import type { NewsParameters, NewsQuery } from '../schemas/queries.ts';
import type { NewsBody, NewsDetailBody } from '../schemas/resources.ts';
import type { Database, Tables } from '../database/schema.ts';
import { MINUTE, cacheFor, setTotals } from '../http/lists.ts';
import { notFound } from '../http/errors.ts';

type NewsRow = Selectable<Tables['news']>;

/** `/news/…`: news of the group, latest first. */
export async function newsRoutes(
  app: FastifyInstance,
  { database }: { database: () => Database },
): Promise<void> {
  app.get<{ Querystring: Static<typeof NewsQuery> }>(
    '/news/',
    { schema: operations.listNews },
    async (request, reply) => {
      const { page = 0, size = 10, sort } = request.query;
      const direction = sort === 'publicationDate,asc' ? 'asc' : 'desc';
      const published = database().selectFrom('news').where('publication_date', '<=', new Date());
      const [{ count }, rows] = await Promise.all([
        published.select((builder) => builder.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
        published
          .select(['id', 'title', 'header_picture', 'preview_picture', 'publication_date'])
          .orderBy('publication_date', direction)
          .orderBy('id', direction)
          .limit(size)
          .offset(page * size)
          .execute(),
      ]);
      setTotals(reply, Number(count), size);
      return cacheFor(reply, MINUTE).send(rows.map(summaryOf));
    },
  );

  app.get<{ Params: Static<typeof NewsParameters> }>(
    '/news/:code',
    { schema: operations.getNews },
    async (request, reply) => {
      const row = await database()
        .selectFrom('news')
        .selectAll()
        .where('id', '=', request.params.code)
        .where('publication_date', '<=', new Date())
        .executeTakeFirst();
      if (!row) throw notFound('code', 'Actualité introuvable');
      const texts = row.content as Omit<NewsDetailBody, keyof NewsBody>;
      return cacheFor(reply, MINUTE).send({ ...summaryOf(row), ...texts });
    },
  );
}

function summaryOf(row: Omit<NewsRow, 'content'>): NewsBody {
  return {
    id: row.id,
    title: row.title,
    headerPicture: row.header_picture as NewsBody['headerPicture'],
    previewPicture: row.preview_picture as NewsBody['previewPicture'],
    publicationDate: row.publication_date.toISOString(),
  };
}
