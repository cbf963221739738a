import type { Selectable } from 'kysely';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { HistoryLine, HistoryView } from '@careers/desk/views';
import type { Database, Tables } from '../database/schema.ts';
import { Environment, RemoteName } from '../http/parameters.ts';
import { changeWords, stateOf } from './change-words.ts';

const LINES = 50;

/** Schema of a filter; empty for all. */
const chosen = <Name extends Type.TSchema>(name: Name) => Type.Optional(Type.Union([Type.Literal(''), name]));
export const HistoryQuery = Type.Object({
  remote: chosen(RemoteName),
  environment: chosen(Environment.properties.environment),
  /** Returns only lines before this one. */
  before: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** Returns a page of the audit log, latest line first. */
export async function historyView(database: Database, query: HistoryQuery): Promise<HistoryView> {
  const { remote = '', environment = '', before } = query;
  let select = database
    .selectFrom('audit')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(LINES + 1);
  if (before !== undefined) select = select.where('sequence', '<', String(before));
  if (environment !== '')
    select = select.where(({ eb, or }) =>
      or([eb('target', '=', environment), eb('target', 'like', `${environment}/%`)]),
    );
  if (remote !== '')
    select = select.where(({ eb, or }) =>
      or([
        eb('target', '=', remote),
        eb('target', 'like', `%/${remote}`),
        eb('target', 'like', `${remote}@%`),
      ]),
    );
  const [rows, environments, remotes, current] = await Promise.all([
    select.execute(),
    database.selectFrom('environment').select('name').orderBy('rank', 'desc').execute(),
    database.selectFrom('remote').select('name').orderBy('name').execute(),
    database
      .selectFrom('document')
      .select(({ fn }) => ['environment', fn.max('revision').as('revision')])
      .groupBy('environment')
      .execute(),
  ]);
  const names = new Set(environments.map(({ name }) => name));
  const inForce = new Set(current.map(({ environment: name, revision }) => `${name} ${revision}`));
  const lines = rows.slice(0, LINES).map((row) => lineOf(row, names, inForce));
  return {
    kind: 'history',
    lines,
    remotes: remotes.map(({ name }) => name),
    environments: [...names],
    chosen: { remote, environment },
    older: rows.length > LINES ? (lines.at(-1)?.sequence ?? null) : null,
  };
}

function lineOf(
  row: Selectable<Tables['audit']>,
  environments: ReadonlySet<string>,
  inForce: ReadonlySet<string>,
): HistoryLine {
  const { sequence, time, actor, action, target, reason } = row;
  const [before, after] = [stateOf(row.before), stateOf(row.after)];
  const [environment = '', ...subject] = target.split('/');
  const revision = after.remotes === undefined ? null : (after.revision ?? null);
  return {
    ...{ sequence: Number(sequence), time: time.toISOString(), who: actor, action, target, reason },
    change: changeWords(before, after),
    environment: subject.length > 0 && environments.has(environment) ? environment : null,
    revision,
    isInForce: inForce.has(`${environment} ${revision}`),
  };
}
