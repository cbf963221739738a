/** @jest-environment jest-fixed-jsdom */
import { KnownRelease } from './known-release.ts';
import { PageRelease } from './page-release.ts';
import { prefetchNext } from './prefetch-next.ts';
import type { PageAnswer, PageRemote } from '../../protocol/page-answer.ts';
import type { MappedRemote } from '../../protocol/release-map.ts';

const offerPage = { id: 'offre', paths: ['/offre-emploi/:segment'], files: ['/offer/page.js'] };
const searchPage = { id: 'offres', paths: ['/offres-emploi'], files: ['/search/page.js'] };
const remote = (name: string, page: MappedRemote['pages'][number]): MappedRemote => ({
  name,
  version: '1.0.0',
  entry: `/${name}/entry.js`,
  integrity: 'sha384-x',
  pages: [page],
});

const shown = (remotes: PageRemote[] = []): PageAnswer => ({
  kind: 'page',
  status: 200,
  remotes,
  area: 'mf-search',
  loaderData: {},
  errors: null,
  head: { title: '', pageName: '', elements: [] },
  errorWidgets: null,
});

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

async function releaseOf(...remotes: MappedRemote[]): Promise<KnownRelease> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ build: 'b1', remotes }));
  const release = new KnownRelease(new PageRelease('b1', []));
  await release.ask();
  return release;
}

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  jest.useFakeTimers();
  setConnection(undefined);
  document.head.innerHTML = '';
  document.body.innerHTML = `<header><a href="/"></a></header><main>
    <a href="/offres-emploi?page=1"></a><a href="/offre-emploi/a-1"></a><a href="/offre-emploi/b-2"></a></main>`;
  window.history.replaceState(null, '', '/legal');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('[PERF-02] prefetches the scripts of the most linked page, once idle', async () => {
  const release = await releaseOf(remote('search', searchPage), remote('offer', offerPage));
  prefetchNext(shown(), release);
  expect(prefetched()).toEqual([]);
  jest.runAllTimers();
  expect(prefetched()).toEqual(['/offer/entry.js', '/offer/page.js']);
});

const apply: PageRemote = {
  name: 'apply',
  version: '1.0.0',
  entry: '/apply/entry.js',
  integrity: 'sha384-y',
  page: [],
  widgets: { alert: ['/apply/alert.js'] },
  laterWidgets: { application: ['/apply/application.js'] },
};

it('[PERF-02] prefetches the widgets of a page left early, for going back', async () => {
  const release = await releaseOf(remote('offer', offerPage));
  prefetchNext(shown([apply]), release);
  prefetchNext(shown(), release);
  jest.advanceTimersByTime(500);
  expect(prefetched()).toEqual(['/apply/entry.js', '/apply/alert.js', '/apply/application.js']);
});

it('[PERF-02] prefetches the widgets of the page before that', async () => {
  const release = await releaseOf(remote('offer', offerPage));
  prefetchNext(shown([apply]), release);
  jest.runAllTimers();
  expect(prefetched().slice(0, 3)).toEqual(['/apply/entry.js', '/apply/alert.js', '/apply/application.js']);
});

it('[PERF-02] restarts with each shown page', async () => {
  const release = await releaseOf(remote('search', searchPage), remote('offer', offerPage));
  prefetchNext(shown(), release);
  document.querySelector('main')!.innerHTML = '<a href="/offres-emploi"></a>';
  prefetchNext(shown(), release);
  jest.runAllTimers();
  expect(prefetched()).toEqual(['/search/entry.js', '/search/page.js']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  '[PERF-02] prefetches nothing with %j',
  async (given) => {
    const release = await releaseOf(remote('offer', offerPage));
    setConnection(given);
    prefetchNext(shown(), release);
    jest.runAllTimers();
    expect(prefetched()).toEqual([]);
  },
);
