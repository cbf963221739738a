import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { diffOf } from './diff.ts';
import type { Sizes } from './diff.ts';
import { findVersion } from './find-version.ts';
import { DiffParameters, Difference } from './schemas.ts';

/** What one version has that another has not. */
export async function diffRoute(
  app: FastifyInstance,
  { database }: { database: Kysely<Database> },
): Promise<void> {
  app.get<{ Params: Static<typeof DiffParameters> }>(
    '/v1/remotes/:name/versions/:a/diff/:b',
    {
      schema: {
        operationId: 'diffVersions',
        summary: 'Tells what changes from one version to another',
        tags: ['versions'],
        params: DiffParameters,
        response: { 200: Difference, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      const { name, a, b } = request.params;
      const sideOf = async (number: string) => ({
        manifest: (await findVersion(database, name, number)).manifest,
        sizes: await sizesOf(database, name, number),
      });
      return diffOf(await sideOf(a), await sideOf(b));
    },
  );
}

async function sizesOf(database: Kysely<Database>, remote: string, number: string): Promise<Sizes> {
  const rows = await database
    .selectFrom('version_blob')
    .innerJoin('blob', 'blob.digest', 'version_blob.digest')
    .select(['version_blob.path', 'blob.bytes'])
    .where('remote', '=', remote)
    .where('number', '=', number)
    .execute();
  return new Map(rows.map(({ path, bytes }) => [path, Number(bytes)]));
}
