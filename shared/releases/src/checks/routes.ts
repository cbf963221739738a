import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { findVersion } from '../versions/find-version.ts';
import { checksOf } from './check-store.ts';
import { MAX_PICTURE_BYTES, findPicture, storePicture } from './pictures.ts';
import { reportCheck } from './report-check.ts';
import * as schemas from './schemas.ts';

/** Routes of checks of versions, known before a release. */
export async function checkRoutes(app: App, { database }: { database: Database }): Promise<void> {
  const path = '/remotes/:name/versions/:number/checks';

  app.get(path, { schema: schemas.listChecks }, async (request) => {
    request.requireRight({ to: 'read' });
    const { name, number } = request.params;
    await findVersion(database, name, number);
    return checksOf(database, { remote: name, number });
  });

  app.put(`${path}/:check`, { schema: schemas.reportCheck }, (request) => {
    const { name: remote, number, check: name } = request.params;
    const { name: actor } = request.requireRight({ to: 'publish', remote });
    return reportCheck(database, { remote, number, name, report: request.body, actor });
  });

  await app.register(pictureRoutes, { database, path: `${path}/:check/pictures/:picture` });
}

/** Routes of checks' pictures, which show changed pages. */
async function pictureRoutes(
  app: App,
  { database, path }: { database: Database; path: string },
): Promise<void> {
  app.addContentTypeParser(
    'image/png',
    { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES },
    (_, body, done) => done(null, body),
  );

  app.put(path, { schema: schemas.storePicture }, async (request, reply) => {
    const { name: remote, number, check, picture: name } = request.params;
    request.requireRight({ to: 'publish', remote });
    await storePicture(database, { remote, number, check, name }, request.body as Buffer);
    return reply.code(204).send();
  });

  app.get(path, { schema: schemas.getPicture }, async (request, reply) => {
    const { name: remote, number, check, picture: name } = request.params;
    request.requireRight({ to: 'read' });
    const png = await findPicture(database, { remote, number, check, name });
    return reply.type('image/png').header('cache-control', 'private, no-cache').send(png);
  });
}
