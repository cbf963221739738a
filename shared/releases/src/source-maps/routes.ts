import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Database } from '../database/schema.ts';
import { withDraft } from '../drafts.ts';
import type { App } from '../http/app.ts';
import { REFUSALS } from '../http/errors.ts';
import { acceptArchives } from '../versions/archive/accept-archives.ts';
import { receive } from '../versions/archive/receive.ts';
import { unpack } from '../versions/archive/unpack.ts';
import { VersionParameters } from '../versions/schemas.ts';
import { storeSourceMaps } from './source-map-store.ts';

/** Route that receives source maps of versions, used to map failures' stacks and never served. */
export async function sourceMapRoutes(
  app: App,
  { database, drafts }: { database: Database; drafts: string },
): Promise<void> {
  acceptArchives(app);

  app.put(
    '/v1/remotes/:name/versions/:number/source-maps',
    {
      schema: {
        operationId: 'storeSourceMaps',
        summary: 'Stores the source maps of a version, which are never served: client/, server/',
        tags: ['versions'],
        consumes: ['application/gzip'],
        params: VersionParameters,
        body: Type.Any({ description: 'The archive, a .tgz' }),
        response: { 200: Type.Object({ files: Type.Integer() }), ...REFUSALS },
      },
    },
    async (request) => {
      const { name: remote, number } = request.params;
      request.requireRight({ to: 'publish', remote });
      const length = request.headers['content-length'];
      return withDraft(drafts, async (draft) => {
        const [archive, folder] = [join(draft, 'archive.tgz'), join(draft, 'maps')];
        await mkdir(folder);
        await receive(request.raw, length === undefined ? undefined : Number(length), archive);
        await unpack(archive, folder);
        return { files: await storeSourceMaps(database, { remote, number }, folder) };
      });
    },
  );
}
