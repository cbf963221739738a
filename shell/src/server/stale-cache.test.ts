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

const made = (text: string) => jest.fn(() => Promise.resolve<Answer>({ text }));
const fails = () => Promise.reject(new Error('no answer'));
const down = () => Promise.resolve<Answer>({ text: 'down', isDown: true });
const get = async (make: () => Promise<Answer>, key = 'key') => (await cache.get(key, make)).text;

/** Resolves when what needs nothing more to wait for is done. */
const settled = () => new Promise(setImmediate);

/** A making that waits for its test. */
function held(text: string) {
  let finish = () => {};
  const wait = new Promise<void>((resolve) => (finish = resolve));
  return { finish, make: jest.fn(() => wait.then((): Answer => ({ text }))) };
}

it('makes a value once for all who ask at the same time', async () => {
  const { finish, make } = held('one');
  const asked = Array.from({ length: 50 }, () => get(make));
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
  expect(make).toHaveBeenCalledTimes(1);
});

it('serves a stale value at once while it is made anew, for ten minutes and no longer', async () => {
  await get(made('old'));
  now += MINUTE + 10 * MINUTE;
  const { finish, make } = held('new');
  expect(cache.stateOf('key')).toBe('stale');
  expect(await get(make)).toBe('old');
  finish();
  await Promise.all(make.mock.results.map(({ value }) => value as Promise<Answer>));
  expect(await get(fails)).toBe('new');

  now += MINUTE + 10 * MINUTE + 1;
  expect(await get(made('newest'))).toBe('newest');
});

it('makes a few stale values anew at once, and the others when they are asked for again', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `key ${index}`);
  cache = new StaleCache({ entries: 10, lifetimeOf: () => MINUTE });
  for (const key of keys) await get(made('old'), key);
  now += MINUTE + 1;
  const { finish, make } = held('new');
  for (const key of keys) expect(await get(make, key)).toBe('old');
  expect(make).toHaveBeenCalledTimes(4);

  // Who has nothing to be served waits for none of them.
  expect(await get(made('another'), 'another')).toBe('another');
  finish();
  await settled();
  for (const key of keys) await get(make, key);
  await settled();
  expect(make).toHaveBeenCalledTimes(6);
  for (const key of keys) expect(await get(fails, key)).toBe('new');
});

it('goes on making stale values anew after some could not be made', async () => {
  await get(made('old'));
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
  ['says that there is none', down],
])('serves a value up to a day old where making it %s', async (_what, make) => {
  await get(made('old'));
  now += MINUTE + 24 * HOUR;
  expect(await get(make)).toBe('old');
});

it('serves nothing older than a day', async () => {
  await get(made('old'));
  now += MINUTE + 24 * HOUR + 1;
  expect(await get(down)).toBe('down');
  await expect(get(fails)).rejects.toThrow('no answer');
});

it('keeps no failure', async () => {
  expect(await get(down)).toBe('down');
  expect(cache.stateOf('key')).toBe('miss');
  expect(await get(made('up'))).toBe('up');
});

it('lets the least used leave first', async () => {
  await get(made('one'), 'one');
  await get(made('two'), 'two');
  await get(fails, 'one');
  await get(made('three'), 'three');
  expect(['one', 'two', 'three'].map((key) => cache.stateOf(key))).toEqual(['hit', 'miss', 'hit']);
});

it('a value that is not kept takes the place of an older one: what is gone is not served as if it were there', async () => {
  cache = new StaleCache({ entries: 2, lifetimeOf: ({ text }) => (text === 'gone' ? 0 : MINUTE) });
  await get(made('open'));
  now += 2 * MINUTE;
  const { finish, make } = held('gone');
  expect(await get(make)).toBe('open');
  finish();
  await Promise.all(make.mock.results.map(({ value }) => value as Promise<Answer>));
  expect(cache.stateOf('key')).toBe('miss');
  expect(await get(made('gone'))).toBe('gone');
});
