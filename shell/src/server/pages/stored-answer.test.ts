/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, pack } from '../packing.ts';
import type { Packed } from '../packing.ts';
import { StoredAnswer } from './stored-answer.ts';

const stored = (body: string | Packed) =>
  new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body });

it('has a body in every encoding, compressed once for all who ask', async () => {
  const answer = stored('<p>Un</p>');
  const [one, other] = await Promise.all([answer.body('br'), answer.body('br')]);
  expect(other).toBe(one);
  expect(answer.body('br')).toBe(one);
  expect(brotliDecompressSync(one).toString()).toBe('<p>Un</p>');
  expect(gunzipSync(await answer.body('gzip')).toString()).toBe('<p>Un</p>');
  expect((await answer.body('identity')).toString()).toBe('<p>Un</p>');
});

it('is named by its content', () => {
  expect(stored('<p>Un</p>').etag).toBe(stored('<p>Un</p>').etag);
  expect(stored('<p>Un</p>').etag).not.toBe(stored('<p>Deux</p>').etag);
});

describe('a page that a lane has packed', () => {
  const page = `<ul>${Array.from({ length: 500 }, (_, index) => `<li>Offre ${index * 7919}</li>`).join('')}</ul>`;

  it('in haste leaves at once as it came, and smaller for those who ask again', async () => {
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

  it('with time leaves as it came for everybody', async () => {
    const packed = { ...pack(page, { isQuick: true }), isSmallest: true };
    const answer = stored(packed);
    for (let time = 0; time < 5; time += 1) {
      expect(answer.body('br')).toEqual(packed.bytes);
      // As long as making a smaller one takes.
      await compress(Buffer.from(page), 'br');
    }
  });

  it('is there for those who cannot read brotli', async () => {
    const answer = stored(pack(page));
    expect(gunzipSync(await answer.body('gzip')).toString()).toBe(page);
    expect((await answer.body('identity')).toString()).toBe(page);
  });

  it('stays as it came where it cannot be made smaller', async () => {
    const answer = stored({ bytes: Buffer.from('no brotli'), isSmallest: false });
    for (let time = 0; time < 3; time += 1) {
      expect(String(answer.body('br'))).toBe('no brotli');
      await new Promise(setImmediate);
    }
    await expect(answer.body('gzip')).rejects.toThrow();
  });
});
