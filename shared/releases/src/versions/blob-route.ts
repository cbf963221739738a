import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { RegistryError } from '../registry-error.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { columnOf, digestOfKey } from '../store/digest.ts';
import { BlobParameters } from './schemas.ts';

/** A digest names the same bytes for ever. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** `GET /v1/blobs/:digest`: a file of some version, for shells and readers. */
export async function blobRoute(
  app: FastifyInstance,
  { database, store }: { database: Database; store: BlobStore },
): Promise<void> {
  app.get<{ Params: Static<typeof BlobParameters> }>(
    '/v1/blobs/:digest',
    {
      schema: {
        operationId: 'getBlob',
        summary: 'Gives a file of a version by its digest',
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
      if (!row) throw blobUnknown(key);
      const tag = `"${key}"`;
      void reply.headers({ etag: tag, 'cache-control': IMMUTABLE });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const file = await store.get(digest);
      if (!file) throw blobLost(key);
      return reply
        .headers({ 'content-length': row.bytes, 'x-content-type-options': 'nosniff' })
        .type('application/octet-stream')
        .send(file);
    },
  );
}

function blobUnknown(key: string): RegistryError {
  return new RegistryError(
    404,
    'blob-unknown',
    `No version has a file ${key}.`,
    'Take digests from the manifest of a version: base64url, without "sha384-".',
  );
}

function blobLost(key: string): RegistryError {
  return new RegistryError(
    503,
    'blob-lost',
    `The store has lost ${key}.`,
    'Bring the store back from its backup, or publish the version that has it again.',
  );
}
