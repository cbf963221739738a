import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { digestOfColumn } from '../store/digest.ts';
import { findRemote, findVersion } from './find-version.ts';
import type { VersionRow } from './find-version.ts';
import { RemoteParameters, Version, VersionParameters, Versions } from './schemas.ts';

const TAGS = ['versions'];

export async function readRoutes(app: App, { database }: { database: Database }): Promise<void> {
  app.get(
    '/v1/remotes/:name/versions',
    {
      schema: {
        operationId: 'listVersions',
        summary: 'Lists the versions of a remote, latest first',
        tags: TAGS,
        params: RemoteParameters,
        response: { 200: Versions, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      const { name } = request.params;
      await findRemote(database, name);
      const rows = await database
        .selectFrom('version')
        .select(['remote', 'number', 'digest', 'state', 'bytes', 'published_by', 'published_at'])
        .where('remote', '=', name)
        .orderBy('published_at', 'desc')
        .execute();
      return rows.map(summaryOf);
    },
  );

  app.get(
    '/v1/remotes/:name/versions/:number',
    {
      schema: {
        operationId: 'getVersion',
        summary: 'Describes a version, its provenance and the findings of the gate',
        tags: TAGS,
        params: VersionParameters,
        response: { 200: Version, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      const row = await findVersion(database, request.params.name, request.params.number);
      return { ...summaryOf(row), manifest: row.manifest, provenance: row.provenance, gate: row.gate };
    },
  );
}

type SummaryRow = Omit<VersionRow, 'manifest' | 'provenance' | 'gate'>;

function summaryOf(row: SummaryRow) {
  return {
    name: row.remote,
    version: row.number,
    digest: digestOfColumn(row.digest),
    state: row.state,
    bytes: Number(row.bytes),
    publishedBy: row.published_by,
    publishedAt: row.published_at.toISOString(),
  };
}
