/** @jest-environment node */
import { StaleCache } from './stale-cache.ts';

interface Answer {
  text: string;
  isDown?: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let cache: StaleCache<Answer>;
let now: number;
beforeEach(() => {
  cache = new StaleCache({
    entries: 2,
    lifetimeOf: () => MINUTE,
    isFailure: ({ isDown = false }) => isDown,
  });
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const loads = (text: string) => jest.fn(() => Promise.resolve<Answer>({ text }));
const fails = () => Promise.reject(new Error('no answer'));
const down = () => Promise.resolve<Answer>({ text: 'down', isDown: true });
const get = async (load: () => Promise<Answer>, key = 'key') => (await cache.get(key, load)).text;

/** Resolves after all pending microtasks. */
const settled = () => new Promise(setImmediate);

/** Returns a load that resolves when `finish` is called. */
function pending(text: string) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  return { finish, load: jest.fn(() => promise.then((): Answer => ({ text }))) };
}

it('shares one load between concurrent callers', async () => {
  const { finish, load } = pending('one');
  const values = Array.from({ length: 50 }, () => get(load));
  finish();
  expect(new Set(await Promise.all(values))).toEqual(new Set(['one']));
  expect(load).toHaveBeenCalledTimes(1);
});

it('a stale value is served while it is revalidated, for at most ten minutes', async () => {
  await get(loads('old'));
  now += MINUTE + 10 * MINUTE;
  const { finish, load } = pending('new');
  expect(cache.stateOf('key')).toBe('stale');
  expect(await get(load)).toBe('old');
  finish();
  await Promise.all(load.mock.results.map(({ value }) => value as Promise<Answer>));
  expect(await get(fails)).toBe('new');

  now += MINUTE + 10 * MINUTE + 1;
  expect(await get(loads('newest'))).toBe('newest');
});

it('limits concurrent revalidations; other stale values are revalidated on a later request', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `key ${index}`);
  cache = new StaleCache({ entries: 10, lifetimeOf: () => MINUTE });
  for (const key of keys) await get(loads('old'), key);
  now += MINUTE + 1;
  const { finish, load } = pending('new');
  for (const key of keys) expect(await get(load, key)).toBe('old');
  expect(load).toHaveBeenCalledTimes(4);

  // A cache miss does not wait for revalidations.
  expect(await get(loads('another'), 'another')).toBe('another');
  finish();
  await settled();
  for (const key of keys) await get(load, key);
  await settled();
  expect(load).toHaveBeenCalledTimes(6);
  for (const key of keys) expect(await get(fails, key)).toBe('new');
});

it('continues to revalidate after failures', async () => {
  await get(loads('old'));
  now += MINUTE + 1;
  const failing = jest.fn(fails);
  for (let time = 0; time < 10; time += 1) {
    expect(await get(failing)).toBe('old');
    await settled();
  }
  expect(failing).toHaveBeenCalledTimes(10);
});

it.each([
  ['rejects', fails],
  ['returns an error', down],
])('serves a stale value for a day when its load %s', async (_what, load) => {
  await get(loads('old'));
  now += MINUTE + 24 * HOUR;
  expect(await get(load)).toBe('old');
});

it('serves no value that is stale for more than a day', async () => {
  await get(loads('old'));
  now += MINUTE + 24 * HOUR + 1;
  expect(await get(down)).toBe('down');
  await expect(get(fails)).rejects.toThrow('no answer');
});

it('does not cache errors', async () => {
  expect(await get(down)).toBe('down');
  expect(cache.stateOf('key')).toBe('miss');
  expect(await get(loads('up'))).toBe('up');
});

it('evicts the least recently used value', async () => {
  await get(loads('one'), 'one');
  await get(loads('two'), 'two');
  await get(fails, 'one');
  await get(loads('three'), 'three');
  expect(['one', 'two', 'three'].map((key) => cache.stateOf(key))).toEqual(['hit', 'miss', 'hit']);
});

it('an uncacheable value evicts the stale one: a closed offer is not served as open', async () => {
  cache = new StaleCache({ entries: 2, lifetimeOf: ({ text }) => (text === 'gone' ? 0 : MINUTE) });
  await get(loads('open'));
  now += 2 * MINUTE;
  const { finish, load } = pending('gone');
  expect(await get(load)).toBe('open');
  finish();
  await Promise.all(load.mock.results.map(({ value }) => value as Promise<Answer>));
  expect(cache.stateOf('key')).toBe('miss');
  expect(await get(loads('gone'))).toBe('gone');
});

it('[PERF-02] includes keys in the size: long keys of small values evict each other', async () => {
  const small = new StaleCache<Answer>({
    entries: 1_000,
    bytes: { maximum: 10_000, of: ({ text }) => text.length },
    lifetimeOf: () => MINUTE,
  });
  const address = (index: number) => `/recherche?mots=${'a'.repeat(1_000)}${index}`;
  for (let index = 0; index < 10; index += 1) await small.get(address(index), loads('x'));
  const kept = Array.from({ length: 10 }, (_, index) => small.stateOf(address(index)));
  expect(kept.filter((state) => state === 'hit')).toHaveLength(4);
  expect(kept.at(-1)).toBe('hit');
});
