/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, pack } from '../packing.ts';
import type { Packed } from '../packing.ts';
import { StoredAnswer } from './stored-answer.ts';

const stored = (body: string | Packed) =>
  new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body });

it('compresses a body once per encoding', async () => {
  const answer = stored('<p>Un</p>');
  const [one, other] = await Promise.all([answer.body('br'), answer.body('br')]);
  expect(other).toBe(one);
  expect(answer.body('br')).toBe(one);
  expect(brotliDecompressSync(one).toString()).toBe('<p>Un</p>');
  expect(gunzipSync(await answer.body('gzip')).toString()).toBe('<p>Un</p>');
  expect((await answer.body('identity')).toString()).toBe('<p>Un</p>');
});

it('has an etag of its content', () => {
  expect(stored('<p>Un</p>').etag).toBe(stored('<p>Un</p>').etag);
  expect(stored('<p>Un</p>').etag).not.toBe(stored('<p>Deux</p>').etag);
});

describe('a page that came compressed', () => {
  const page = `<ul>${Array.from({ length: 500 }, (_, index) => `<li>Offre ${index * 7919}</li>`).join('')}</ul>`;

  it('with fast compression is sent at once, and recompressed for later requests', async () => {
    const packed = pack(page, { isQuick: true });
    const answer = stored(packed);
    expect(answer.body('br')).toEqual(packed.bytes);
    let again: Buffer;
    do {
      await new Promise(setImmediate);
      again = await answer.body('br');
    } while (again.length === packed.bytes.length);
    expect(again.length).toBeLessThan(packed.bytes.length * 0.9);
    expect(brotliDecompressSync(again).toString()).toBe(page);
  });

  it('at full quality is not recompressed', async () => {
    const packed = { ...pack(page, { isQuick: true }), isSmallest: true };
    const answer = stored(packed);
    for (let time = 0; time < 5; time += 1) {
      expect(answer.body('br')).toEqual(packed.bytes);
      // Takes as long as recompressing would.
      await compress(Buffer.from(page), 'br');
    }
  });

  it('is available without brotli', async () => {
    const answer = stored(pack(page));
    expect(gunzipSync(await answer.body('gzip')).toString()).toBe(page);
    expect((await answer.body('identity')).toString()).toBe(page);
  });

  it('stays unchanged when it cannot be recompressed', async () => {
    const answer = stored({ bytes: Buffer.from('no brotli'), isSmallest: false });
    for (let time = 0; time < 3; time += 1) {
      expect(String(answer.body('br'))).toBe('no brotli');
      await new Promise(setImmediate);
    }
    await expect(answer.body('gzip')).rejects.toThrow();
  });
});
