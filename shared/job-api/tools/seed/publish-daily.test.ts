import type { Connection } from '../../src/database/connect.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { publishMornings } from './publish-daily.ts';

const DAY = 24 * 3600 * 1000;

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

const noonIn = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY + DAY / 2);

it('[API-04] new offers appear each morning, once, also with concurrent publishers', async () => {
  await publishMornings(connection.database, 10, noonIn(0));
  const tomorrow = noonIn(1);
  const published = await Promise.all([1, 2].map(() => publishMornings(connection.database, 10, tomorrow)));
  expect(published.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(await publishMornings(connection.database, 10, tomorrow)).toBe(0);
});

it('[API-04] a server that was off publishes the missed mornings, up to a month', async () => {
  expect(await publishMornings(connection.database, 2, noonIn(4))).toBe(6);
  expect(await publishMornings(connection.database, 2, noonIn(100))).toBe(60);
});

it('[OFFER-05] expired offers are closed', async () => {
  await publishMornings(connection.database, 1, noonIn(400));
  const open = await connection.database
    .selectFrom('offer')
    .select('reference')
    .where('status', '=', 'OPEN')
    .where('valid_through', '<', noonIn(400))
    .execute();
  expect(open).toEqual([]);
});
