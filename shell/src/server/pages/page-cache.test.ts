/** @jest-environment node */
import { PageCache } from './page-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

interface Flags {
  isCacheable?: boolean;
  status?: number;
}

const page = (body: string, flags: Flags = {}) =>
  new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body, ...flags });

let cache: PageCache;
let renders: number;
let now: number;
beforeEach(() => {
  [cache, renders, now] = [new PageCache(), 0, 1_000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

async function get(path: string, flags?: Flags): Promise<string> {
  const stored = await cache.get(path, () => Promise.resolve(page(`render ${(renders += 1)}`, flags)));
  return String(await stored.body('identity'));
}

it('renders a cacheable page once, others on each request', async () => {
  expect([await get('/'), await get('/')]).toEqual(['render 1', 'render 1']);
  const personal = () => get('/alerte/confirmer?jeton=a', { isCacheable: false });
  expect([await personal(), await personal()]).toEqual(['render 2', 'render 3']);
  expect(cache.stateOf('/alerte/confirmer?jeton=a')).toBe('miss');
});

it('[PERF-02] missing pages never evict existing ones', async () => {
  await get('/');
  for (let guess = 0; guess < 2_000; guess += 1) await get(`/guess-${guess}`, { status: 404 });
  expect(cache.stateOf('/')).toBe('hit');
  expect(['/guess-0', '/guess-1999'].map((path) => cache.stateOf(path))).toEqual(['miss', 'hit']);
});

it('a 4xx page is rendered again after ten seconds', async () => {
  expect(await get('/new', { status: 404 })).toBe('render 1');
  now += 10_000;
  expect(await get('/new')).toBe('render 1');
  now += 1;
  expect(await get('/new')).toBe('render 2');
  expect(await get('/new')).toBe('render 2');
});

it('a 4xx replaces a stale page, a 5xx does not', async () => {
  await get('/offer');
  now += 61_000;
  await get('/offer', { status: 500 });
  expect(await get('/offer', { status: 404 })).toBe('render 1');
  expect(await get('/offer', { status: 404 })).toBe('render 3');
});
