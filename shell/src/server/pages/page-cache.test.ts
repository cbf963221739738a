/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '../rendering/page-renderer.tsx';
import { PageCache } from './page-cache.ts';

const page = (html: string, status = 200): RenderedPage => ({ kind: 'document', status, html });
const htmlOf = async (cache: PageCache, render: () => Promise<RenderedPage>) =>
  (await cache.get('/', render)).bodies.identity.toString();
/** A rendering that waits for its test. */
function heldPage(html: string) {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  return { finish, render: jest.fn(() => held.then(() => page(html))) };
}

const MINUTE = 60_001;

let cache: PageCache;
let now: number;
beforeEach(() => {
  cache = new PageCache();
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Asks until the answer is there; one that never comes fails the test by its time. */
async function becomes(html: string, render: () => Promise<RenderedPage>): Promise<void> {
  while ((await htmlOf(cache, render)) !== html) {
    now += 2;
    await new Promise((next) => setTimeout(next));
  }
}

it('renders a cold page once for all who ask at the same time', async () => {
  const { finish, render } = heldPage('<p>Un</p>');
  const asked = Array.from({ length: 50 }, () => cache.get('/', render));
  finish();
  const bodies = (await Promise.all(asked)).map(({ bodies: { br } }) => br);
  expect(render).toHaveBeenCalledTimes(1);
  // Compressed once, too: all of them are given the same bytes.
  expect(new Set(bodies).size).toBe(1);
});

it('keeps a page in every encoding, with a name of its content', async () => {
  const { bodies, etag } = await cache.get('/', () => Promise.resolve(page('<p>Un</p>')));
  expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>Un</p>');
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>Un</p>');
  const same = await cache.get('/autre', () => Promise.resolve(page('<p>Un</p>')));
  const other = await cache.get('/encore', () => Promise.resolve(page('<p>Deux</p>')));
  expect(same.etag).toBe(etag);
  expect(other.etag).not.toBe(etag);
});

it('serves a stale page at once, while it is rendered anew', async () => {
  await cache.get('/', () => Promise.resolve(page('old')));
  now += MINUTE;
  const { finish, render } = heldPage('new');
  expect(cache.stateOf('/')).toBe('stale');
  expect(await htmlOf(cache, render)).toBe('old');
  expect(await htmlOf(cache, render)).toBe('old');
  finish();
  await becomes('new', render);
  expect(cache.stateOf('/')).toBe('hit');
  expect(render).toHaveBeenCalledTimes(1);
});

it('serves a stale page rather than none when it cannot be rendered', async () => {
  const fail = () => Promise.reject(new Error('no memory'));
  await expect(cache.get('/', fail)).rejects.toThrow('no memory');
  await cache.get('/', () => Promise.resolve(page('old')));
  now += MINUTE;
  expect(await htmlOf(cache, fail)).toBe('old');
});

it('keeps a failure no longer than it takes to ask again', async () => {
  await cache.get('/', () => Promise.resolve(page('down', 503)));
  await becomes('up', () => Promise.resolve(page('up')));
});

it('[REL-03] forgets all when a release moves; who waits for a page meanwhile still gets it', async () => {
  await cache.get('/autre', () => Promise.resolve(page('before')));
  const { finish, render } = heldPage('before');
  const waiting = htmlOf(cache, render);
  cache.clear();
  finish();
  expect(await waiting).toBe('before');
  expect(cache.stateOf('/autre')).toBe('miss');
  expect(await htmlOf(cache, () => Promise.resolve(page('after')))).toBe('after');
});
