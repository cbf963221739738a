import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { refused } from '../registry-error.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { columnOf, digestOfKey } from '../store/digest.ts';
import { BlobParameters } from './schemas.ts';

/** Immutable, as a digest always names the same bytes. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** `GET /v1/blobs/:digest`: a file of some version, for shells and readers. */
export async function blobRoute(
  app: App,
  { database, store }: { database: Database; store: BlobStore },
): Promise<void> {
  app.get(
    '/v1/blobs/:digest',
    {
      schema: {
        operationId: 'getBlob',
        summary: 'Returns a file of a version by its digest',
        tags: ['versions'],
        params: BlobParameters,
        produces: ['application/octet-stream'],
        response: { 304: Type.Null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      request.requireRight({ to: 'fetch' });
      const { digest: key } = request.params;
      const digest = digestOfKey(key) ?? '';
      const row = await database
        .selectFrom('blob')
        .select('bytes')
        .where('digest', '=', columnOf(digest))
        .executeTakeFirst();
      if (!row) throw refused('blob-unknown', `No version has a file ${key}.`);
      const tag = `"${key}"`;
      void reply.headers({ etag: tag, 'cache-control': IMMUTABLE });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const file = await store.get(digest);
      if (!file) throw refused('blob-lost', `The store has lost ${key}.`);
      return reply
        .headers({ 'content-length': row.bytes, 'x-content-type-options': 'nosniff' })
        .type('application/octet-stream')
        .send(file);
    },
  );
}
