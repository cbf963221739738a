import type { Connection } from '../../src/database/connect.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, findPlainOffer } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { PERSONAL_TABLES, deleteKeptOf, keptOf } from './kept-of.ts';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  connection = await connectionTo(api.databaseUrl);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
});

it('the tables of personal data include every table with an address', async () => {
  const tables = await connection.database.introspection.getTables();
  const personal = tables.filter(
    ({ schema, columns }) => schema === 'public' && columns.some(({ name }) => name === 'email'),
  );
  expect(personal.map(({ name }) => name).sort()).toEqual([...PERSONAL_TABLES].sort());
});

it('lists and deletes all data of a person, including files, and no data of others', async () => {
  const { database } = connection;
  const { reference } = await findPlainOffer(api);
  await api.post(anApplication(reference, { email: 'Camille@exemple.fr' }));
  await api.post(anApplication(reference, { email: 'camille2@exemple.fr' }));
  const files = async () => (await database.selectFrom('application_file').select('kind').execute()).length;
  const before = await files();

  const kept = await keptOf(database, ' camille@EXEMPLE.fr ');
  expect(kept).toEqual([expect.objectContaining({ table: 'application', about: reference })]);
  expect(await deleteKeptOf(database, 'camille@exemple.fr')).toBe(1);
  expect(await keptOf(database, 'camille@exemple.fr')).toEqual([]);
  expect(await keptOf(database, 'camille2@exemple.fr')).toHaveLength(1);
  expect(await files()).toBeLessThan(before);
});
