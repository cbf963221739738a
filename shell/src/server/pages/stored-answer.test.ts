/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StoredAnswer } from './stored-answer.ts';

const stored = (body: string) => new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body });

it('compresses a body once per encoding', async () => {
  const answer = stored('<p>Un</p>');
  const [one, other] = await Promise.all([answer.body('br'), answer.body('br')]);
  expect(other).toBe(one);
  expect(await answer.body('br')).toBe(one);
  expect(brotliDecompressSync(one).toString()).toBe('<p>Un</p>');
  expect(gunzipSync(await answer.body('gzip')).toString()).toBe('<p>Un</p>');
  expect((await answer.body('identity')).toString()).toBe('<p>Un</p>');
});

it('has an etag of its content', () => {
  expect(stored('<p>Un</p>').etag).toBe(stored('<p>Un</p>').etag);
  expect(stored('<p>Un</p>').etag).not.toBe(stored('<p>Deux</p>').etag);
});
