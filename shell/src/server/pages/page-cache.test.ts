/** @jest-environment node */
import { PageCache } from './page-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

interface Made {
  isKept?: boolean;
  isRefusal?: boolean;
  isFailure?: boolean;
}

const page = (body: string, made: Made = {}) =>
  new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body, ...made });

let cache: PageCache;
let made: number;
let now: number;
beforeEach(() => {
  [cache, made, now] = [new PageCache(), 0, 1_000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

async function ask(path: string, answer?: Made): Promise<string> {
  const stored = await cache.get(path, () => Promise.resolve(page(`made ${(made += 1)}`, answer)));
  return String(await stored.body('identity'));
}

it('keeps a page for who asks next, and makes one that is not to be kept for each', async () => {
  expect([await ask('/'), await ask('/')]).toEqual(['made 1', 'made 1']);
  const personal = () => ask('/alerte/confirmer?jeton=a', { isKept: false });
  expect([await personal(), await personal()]).toEqual(['made 2', 'made 3']);
  expect(cache.stateOf('/alerte/confirmer?jeton=a')).toBe('miss');
});

it('[PERF-02] any number of pages that do not exist push out none that does', async () => {
  await ask('/');
  for (let guess = 0; guess < 2_000; guess += 1) await ask(`/guess-${guess}`, { isRefusal: true });
  expect(cache.stateOf('/')).toBe('hit');
  expect(['/guess-0', '/guess-1999'].map((path) => cache.stateOf(path))).toEqual(['miss', 'hit']);
});

it('a page that did not exist is asked for again after ten seconds', async () => {
  expect(await ask('/new', { isRefusal: true })).toBe('made 1');
  now += 10_000;
  expect(await ask('/new')).toBe('made 1');
  now += 1;
  expect(await ask('/new')).toBe('made 2');
  expect(await ask('/new')).toBe('made 2');
});

it('a page that is gone takes the place of what it was, and one that fails does not', async () => {
  await ask('/offer');
  now += 61_000;
  await ask('/offer', { isFailure: true });
  expect(await ask('/offer', { isRefusal: true })).toBe('made 1');
  expect(await ask('/offer', { isRefusal: true })).toBe('made 3');
});
