import { readFile } from 'node:fs/promises';
import { FILE, tableTypes } from '../../tools/types/generate.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { migrate } from './connect.ts';

it('the types of the tables match the database: npm run types -w shared/job-api', async () => {
  const { database, close } = await connectionTo(await emptyDatabase());
  try {
    await migrate(database);
    expect(await readFile(FILE, 'utf8')).toBe(await tableTypes(database));
  } finally {
    await close();
  }
}, 120_000);
