import type { Static } from 'typebox';
import type { RemoteManifest } from '@careers/contract';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { findVersion } from './find-version.ts';
import { DiffParameters, Difference } from './schemas.ts';

export async function diffRoute(app: App, { database }: { database: Database }): Promise<void> {
  app.get(
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

async function sizesOf(database: Database, remote: string, number: string): Promise<Side['sizes']> {
  const rows = await database
    .selectFrom('version_blob')
    .innerJoin('blob', 'blob.digest', 'version_blob.digest')
    .select(['version_blob.path', 'blob.bytes'])
    .where('remote', '=', remote)
    .where('number', '=', number)
    .execute();
  return new Map(rows.map(({ path, bytes }) => [path, Number(bytes)]));
}

type Diff = Static<typeof Difference>;

interface Side {
  manifest: RemoteManifest;
  /** Bytes of its files, by path. */
  sizes: Map<string, number>;
}

function diffOf(before: Side, after: Side): Diff {
  return {
    mount: listDiff(before.manifest.mount, after.manifest.mount),
    widgets: listDiff(before.manifest.widgets, after.manifest.widgets),
    shared: changes(before.manifest.shared, after.manifest.shared),
    chunks: changes(chunkSizes(before), chunkSizes(after)),
  };
}

function listDiff(before: readonly string[], after: readonly string[]): Diff['mount'] {
  return {
    added: after.filter((each) => !before.includes(each)),
    removed: before.filter((each) => !after.includes(each)),
  };
}

function changes<Value>(before: Record<string, Value>, after: Record<string, Value>) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((change) => change.before !== change.after);
}

function chunkSizes({ manifest, sizes }: Side): Record<string, number> {
  const sizeOf = (file: string) => sizes.get(`client/${file}.gz`) ?? sizes.get(`client/${file}`) ?? 0;
  return Object.fromEntries(
    Object.entries(manifest.chunks).map(([chunk, files]) => [
      chunk,
      files.reduce((total, file) => total + sizeOf(file), 0),
    ]),
  );
}
