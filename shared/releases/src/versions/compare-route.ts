import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { compareVersions } from './comparison.ts';
import type { Side } from './comparison.ts';
import { findVersion } from './find-version.ts';
import { CompareParameters, Comparison } from './schemas.ts';

export async function compareRoute(app: App, { database }: { database: Database }): Promise<void> {
  app.get(
    '/v1/remotes/:name/versions/:from/compare/:to',
    {
      schema: {
        operationId: 'compareVersions',
        summary:
          'Compares two versions of a remote: pages, widgets, contributions, libraries, sizes, changelog, commits',
        tags: ['versions'],
        params: CompareParameters,
        response: { 200: Comparison, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      const { name, from, to } = request.params;
      return compareVersions(await sideOf(database, name, from), await sideOf(database, name, to));
    },
  );
}

/** Returns a version's data for comparison. */
export async function sideOf(database: Database, remote: string, number: string): Promise<Side> {
  const { manifest, provenance } = await findVersion(database, remote, number);
  const rows = await database
    .selectFrom('version_blob')
    .innerJoin('blob', 'blob.digest', 'version_blob.digest')
    .select(['version_blob.path', 'blob.bytes'])
    .where('remote', '=', remote)
    .where('number', '=', number)
    .execute();
  return { manifest, provenance, sizes: new Map(rows.map(({ path, bytes }) => [path, Number(bytes)])) };
}
