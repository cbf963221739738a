import pg from 'pg';
import { emptyDatabase } from '../../testing/cluster.ts';
import { WaitingTime } from './waiting-time.ts';

let pool: pg.Pool;
let waiting: WaitingTime;
beforeAll(async () => {
  // Long enough for Jest to compile the driver while the first connection opens.
  pool = new pg.Pool({ connectionString: await emptyDatabase(), max: 1, connectionTimeoutMillis: 2_000 });
}, 120_000);
afterAll(() => pool.end());

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  waiting = new WaitingTime(pool);
});

it('is short while connections are free or taken by long queries', async () => {
  expect(waiting.isTooLong()).toBe(false);
  const client = await waiting.connect();
  now = 60_000;
  expect(waiting.isTooLong()).toBe(false);
  client.release();
});

it('is that of the next query in the queue, whatever its length', async () => {
  const first = await waiting.connect();
  const others = Array.from({ length: 100 }, () => waiting.connect());
  now = 2_000;
  expect(waiting.isTooLong()).toBe(false);
  now = 2_001;
  expect(waiting.isTooLong()).toBe(true);

  first.release();
  for (const other of others) (await other).release();
  expect(waiting.isTooLong()).toBe(false);
});

it('ignores queries that timed out', async () => {
  const client = await waiting.connect();
  const late = waiting.connect();
  now = 5_000;
  expect(waiting.isTooLong()).toBe(true);
  await expect(late).rejects.toThrow('timeout');
  expect(waiting.isTooLong()).toBe(false);
  client.release();
});
