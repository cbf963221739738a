import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import type { Database } from '../database/schema.ts';

/** Returns the manifests of all versions that visitors get now, in any environment. */
export async function liveManifests(database: Database): Promise<RemoteManifest[]> {
  const documents = await database
    .selectFrom('document')
    .distinctOn('environment')
    .select('body')
    .orderBy('environment')
    .orderBy('revision', 'desc')
    .execute();
  const live = documents.flatMap(({ body }) => versionsOf(body));
  if (live.length === 0) return [];
  const rows = await database
    .selectFrom('version')
    .select('manifest')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('remote', 'number'),
        'in',
        live.map(([remote, number]) => tuple(remote, number)),
      ),
    )
    .execute();
  return rows.map(({ manifest }) => manifest);
}

function versionsOf({ remotes }: ReleaseDocument): [remote: string, number: string][] {
  return Object.entries(remotes).flatMap(([remote, { stable, candidate }]) =>
    [stable, candidate]
      .filter((number) => number !== null)
      .map((number): [string, string] => [remote, number]),
  );
}
