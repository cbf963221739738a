import { PageAnswers } from './page-answers.ts';
import { PageRelease } from './page-release.ts';
import type { DataAnswer, PageAnswer } from '../../protocol/page-answer.ts';

const BUILD = 'a1b2c3d4e5f6';
const page: PageAnswer = {
  kind: 'page',
  status: 200,
  remotes: [],
  area: 'mf-search',
  loaderData: { results: 31 },
  errors: null,
  head: { title: 'Offres', pageName: 'offres', elements: [] },
  errorWidgets: null,
};

const json = (answer: DataAnswer, build = BUILD) =>
  new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-build': build },
  });

let fetched: jest.Mock<Promise<Response>, [href: string, options: RequestInit]>;
let answers: PageAnswers;
const take = (href: string) => answers.take(href, 'data', new AbortController().signal);

beforeEach(() => {
  jest.useFakeTimers();
  fetched = jest.fn((_href, _options) => Promise.resolve(json(page)));
  window.fetch = fetched as unknown as typeof fetch;
  answers = new PageAnswers(new PageRelease(BUILD, [{ name: 'mf-search', version: '1.0.0' }]));
});
afterEach(() => jest.useRealTimers());

test('[PERF-02] requests a page once, under its own address', async () => {
  expect(await take('/offres-emploi?page=2')).toEqual(page);
  expect(fetched.mock.calls.map(([href]) => href)).toEqual(['/_data/offres-emploi?page=2']);
});

test('[PERF-02] a page without loaded scripts is requested with HTML, and signals its first bytes', async () => {
  const rendered = { html: '<h1>Offres</h1>', styles: '' };
  let send = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (send = resolve)));
  const began = jest.fn();
  answers = new PageAnswers(new PageRelease(BUILD, []), began);
  const given = answers.take('/offres-emploi', 'rendered', new AbortController().signal);
  expect(fetched.mock.calls.map(([href]) => href)).toEqual(['/_page/offres-emploi']);
  expect(began).not.toHaveBeenCalled();
  send(json({ ...page, rendered }));
  expect(await given).toEqual({ ...page, rendered });
  expect(began.mock.calls).toEqual([['/offres-emploi']]);
  await take('/favoris');
  expect(began).toHaveBeenCalledTimes(1);
});

test('[PERF-02] uses a prefetched page once, unless stale', async () => {
  answers.fetchAhead('/favoris', 'data');
  answers.fetchAhead('/favoris', 'data');
  expect(await answers.ahead('/favoris')).toEqual(page);
  await take('/favoris');
  expect(fetched).toHaveBeenCalledTimes(1);
  await take('/favoris');
  expect(fetched).toHaveBeenCalledTimes(2);

  answers.fetchAhead('/alerte', 'data');
  jest.advanceTimersByTime(30_000);
  expect(await answers.ahead('/alerte')).toBeNull();
  await take('/alerte');
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('[PERF-02] requests a failed prefetch again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answers.fetchAhead('/favoris', 'data');
  expect(await answers.ahead('/favoris')).toBeNull();
  expect(await take('/favoris')).toEqual(page);
});

const madeBy = (...remotes: [name: string, version: string][]): PageAnswer => ({
  ...page,
  remotes: remotes.map(([name, version]) => ({
    name,
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    integrity: '',
    page: [],
    widgets: {},
    laterWidgets: {},
  })),
});

test('[REL-03] loads a document for an answer of another shell build', async () => {
  fetched.mockResolvedValueOnce(json(page, 'another'));
  expect(await take('/offres-emploi')).toEqual({ kind: 'document' });
});

test('[REL-03] loads a document for an answer with another version of a loaded remote only', async () => {
  const other = madeBy(['mf-search', '1.1.0']);
  const unmet = madeBy(['mf-search', '1.0.0'], ['mf-offer', '7.0.0']);
  fetched.mockResolvedValueOnce(json(other));
  expect(await take('/offres-emploi')).toEqual({ kind: 'document' });
  fetched.mockResolvedValueOnce(json(unmet));
  expect(await take('/offre-emploi/a-2025-1')).toEqual(unmet);
  fetched.mockResolvedValueOnce(json(madeBy(['mf-offer', '7.1.0'])));
  expect(await take('/offre-emploi/b-2025-2')).toEqual({ kind: 'document' });
});

test.each([
  ['an error of something in between', new Response('Bad Gateway', { status: 502 })],
  ['a page instead of data', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('[ERROR-02] loads a document for %s', async (_, response) => {
  fetched.mockResolvedValueOnce(response);
  expect(await take('/offres-emploi')).toEqual({ kind: 'document' });
});

test('[PERF-02] aborts the request of a cancelled navigation, and times out on a silent server', async () => {
  const signals: AbortSignal[] = [];
  fetched.mockImplementation((_, { signal }) => {
    signals.push(signal!);
    return new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const navigation = new AbortController();
  const given = answers.take('/favoris', 'data', navigation.signal);
  navigation.abort();
  await expect(given).rejects.toThrow('Aborted');
  const silent = take('/alerte');
  jest.advanceTimersByTime(20_000);
  await expect(silent).rejects.toThrow('Aborted');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test.each([
  ['with a service worker, which says why', {}, { kind: 'document' }],
  ['without one', null, new TypeError('Failed to fetch')],
])('[PWA-01] offline, %s', async (_, controller, expected) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await take('/favoris').catch((error: unknown) => error)).toEqual(expected);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('[PERF-02] caches left pages by history entry, for ten minutes, the last fifty', () => {
  answers.keep('first', '/faq', page);
  expect(answers.visited('first', '/faq')).toBe(page);
  expect(answers.visited('other', '/faq')).toBeUndefined();
  jest.advanceTimersByTime(10 * 60_000);
  expect(answers.visited('first', '/faq')).toBeUndefined();

  for (let entry = 0; entry <= 50; entry += 1) answers.keep(String(entry), '/faq', page);
  expect([answers.visited('0', '/faq'), answers.visited('1', '/faq')]).toEqual([undefined, page]);
});

test('[ROUTE-11] never shows a page for an entry with another address, even with colliding keys', () => {
  answers.keep('default', '/faq', page);
  expect(answers.visited('default', '/offres-emploi')).toBeUndefined();
});
