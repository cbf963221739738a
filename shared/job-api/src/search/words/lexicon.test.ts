import type { Connection } from '../../database/connect.ts';
import { seededDatabase } from '../../../testing/cluster.ts';
import { connectionTo } from '../../../testing/database-of.ts';
import { readLexicon, renewLexicon } from './lexicon.ts';

jest.setTimeout(120_000);

let connection: Connection;
beforeAll(async () => {
  connection = await connectionTo(await seededDatabase(1_500));
});
afterAll(() => connection.close());

it('[SEARCH-18] concurrent rebuilds of the lexicon give the same words as one', async () => {
  const before = await readLexicon(connection.database);
  expect(before.length).toBeGreaterThan(100);
  await Promise.all([1, 2, 3].map(() => renewLexicon(connection.database)));
  const after = await readLexicon(connection.database);
  const byWord = (words: typeof before) => words.toSorted((one, other) => (one.word < other.word ? -1 : 1));
  expect(byWord(after)).toEqual(byWord(before));
});
