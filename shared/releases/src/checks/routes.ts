import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { findVersion } from '../versions/find-version.ts';
import { checksOf } from './check-store.ts';
import { reportCheck } from './report-check.ts';
import * as schemas from './schemas.ts';

/** Checks of versions: what is known of one before anybody gets it. */
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
}
