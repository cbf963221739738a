import Type from 'typebox';
import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSALS } from '../../http/errors.ts';
import { RemoteName } from '../../http/parameters.ts';
import { Reason } from '../schemas.ts';
import { listRemotes, putBudgets, putRemote } from './remotes.ts';

const MOST = 100;
/** Mount path, as matched by `claims` of the contract: `/`, `/favoris`, `/nos-offres/*`. */
const Mount = Type.String({
  maxLength: 200,
  pattern: '^(/|(/[a-z0-9%][\\w.~%-]*)+|(/[a-z0-9%][\\w.~%-]*)*/\\*)$',
});

const OwnedNames = Type.Object({
  team: Type.String({ minLength: 1, maxLength: 100 }),
  mount: Type.Array(Mount, { maxItems: MOST, uniqueItems: true }),
  widgets: Type.Array(RemoteName, { maxItems: MOST, uniqueItems: true }),
});
const NewRemote = Type.Object({ ...OwnedNames.properties, reason: Reason }, { additionalProperties: false });
const Named = Type.Object({ name: RemoteName });
const Remote = Type.Object({ name: Type.String(), ...OwnedNames.properties });
const Kilobytes = Type.Integer({ minimum: 1, maximum: 1_000, description: 'kB, compressed.' });
const Budgets = Type.Object({ areaKilobytes: Kilobytes, widgetKilobytes: Kilobytes });
const NewBudgets = Type.Object(
  {
    ...Budgets.properties,
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'Reason for the log.' }),
  },
  { additionalProperties: false },
);
const RemoteWithVersions = Type.Object({
  ...Remote.properties,
  budgets: Budgets,
  versions: Type.Array(Type.String()),
});

const tags = ['remotes'];

const listSchema = {
  operationId: 'listRemotes',
  tags,
  summary: 'Remotes with their paths, widgets and budgets, and releasable versions',
  response: { 200: Type.Array(RemoteWithVersions), ...REFUSALS },
};
const putSchema = {
  operationId: 'putRemote',
  tags,
  summary: 'Gives a remote its team, paths and widgets',
  params: Named,
  body: NewRemote,
  response: { 200: Remote, ...REFUSALS },
};

const budgetsSchema = {
  operationId: 'putBudgets',
  tags,
  summary: 'Sets the size budgets of a remote’s pages and widgets',
  params: Named,
  body: NewBudgets,
  response: { 200: Budgets, ...REFUSALS },
};

/** Routes of ownership of names, paths and widgets. */
export async function remoteRoutes(app: App, database: Database): Promise<void> {
  app.get('/v1/remotes', { schema: listSchema }, (request) => {
    request.requireRight({ to: 'read' });
    return listRemotes(database);
  });

  app.put('/v1/remotes/:name', { schema: putSchema }, (request) => {
    const actor = request.requireRight({ to: 'administer' });
    const { reason, ...owned } = request.body;
    return putRemote(database, actor, { name: request.params.name, ...owned }, reason);
  });

  app.put('/v1/remotes/:name/budgets', { schema: budgetsSchema }, (request) => {
    const actor = request.requireRight({ to: 'administer' });
    return putBudgets(database, actor, request.params.name, request.body);
  });
}
