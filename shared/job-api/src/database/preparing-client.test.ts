import type { Client } from 'pg';
import { emptyDatabase } from '../../testing/cluster.ts';
import { PreparingClient } from './preparing-client.ts';

let client: Client;
beforeAll(async () => {
  client = new PreparingClient(await emptyDatabase());
  await client.connect();
}, 120_000);
afterAll(() => client.end());

const prepared = async () => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

it('prepares a query once, whatever it is asked with', async () => {
  const sums = [];
  for (const number of [1, 2, 3])
    sums.push(...(await client.query('select $1::int + 1 as sum', [number])).rows);
  expect(sums).toEqual([{ sum: 2 }, { sum: 3 }, { sum: 4 }]);
  expect(await prepared()).toEqual(['select $1::int + 1 as sum']);
});

it('prepares nothing that changes something', async () => {
  await client.query('create table note (text text)');
  await client.query('insert into note values ($1)', ['kept']);
  expect(await client.query('select text from note where text = $1', ['kept'])).toHaveProperty('rowCount', 1);
  expect((await prepared()).filter((statement) => statement.startsWith('insert'))).toEqual([]);
});

it('answers queries of more shapes than it keeps', async () => {
  for (let shape = 1; shape <= 250; shape += 1) {
    const { rows } = await client.query(`select $1::int + ${shape} as sum`, [shape]);
    expect(rows).toEqual([{ sum: shape * 2 }]);
  }
  expect((await prepared()).length).toBeLessThan(250);
});
