/** @jest-environment node */
import { ContributionsOfSets } from '../releases/set-contributions.ts';
import { WidgetsOfPages } from '../releases/release-map.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { PageForm, Questions, RenderResult } from '../render-processes/messages.ts';
import { pageResult } from '../render-processes/page-result-for-tests.ts';
import { RenderRequests } from '../render-processes/render-requests.ts';
import { PageCache } from './page-cache.ts';
import { SitePages } from './site-pages.ts';

const ADDRESS = new URL('https://emploi.test/faq');

/** Creates the pages of a site whose process gives this answer. */
function siteOf(answer: (as: PageForm) => RenderResult) {
  const asked: PageForm[] = [];
  const counted: string[] = [];
  const recorded: (string | readonly string[])[][] = [];
  const ask = (_call: string, { as }: Questions['page']) => {
    asked.push(as);
    return Promise.resolve(answer(as));
  };
  const set = {
    key: '',
    revision: 1,
    remotes: new Map(),
    missing: [],
    candidates: [],
    unavailable: [],
    process: { ask },
  } as unknown as ActiveSet;
  const pages = new SitePages({
    cache: new PageCache(),
    requests: new RenderRequests({
      releases: { released: () => set, fallbackOf: () => undefined },
      onFallback: () => undefined,
      onRendered: (_set, path) => counted.push(path),
      onFailedForm: () => undefined,
    }),
    releases: { current: set },
    recent: { add: ({ pathname }, remotes) => void recorded.push([pathname, remotes]) },
    widgets: new WidgetsOfPages(),
    contributions: new ContributionsOfSets([]),
    scripts: { build: 'b1', inline: '', entry: [], preload: [], libraries: {} },
  });
  return { pages, set, asked, counted, recorded };
}

const text = async (stored: Awaited<ReturnType<SitePages['document']>>) =>
  [stored.answer.kind === 'body' && stored.answer.type, String(await stored.body('identity'))] as const;

it('a document is a page’s HTML; a navigation gets the data rendered along with it', async () => {
  const { pages, set, asked } = siteOf((as) => ({
    ...pageResult(),
    html: as === 'document' ? '<html>faq</html>' : null,
    data: `{"as":"${as}"}`,
  }));
  expect(await text(await pages.document(ADDRESS, set))).toEqual([
    'text/html; charset=utf-8',
    '<html>faq</html>',
  ]);
  expect(await text(await pages.navigation('data', ADDRESS, set))).toEqual([
    'application/json; charset=utf-8',
    '{"as":"document"}',
  ]);
  expect(asked).toEqual(['document']);
  // The HTML of a navigation is rendered separately.
  expect((await text(await pages.navigation('rendered', ADDRESS, set)))[1]).toBe('{"as":"rendered"}');
});

it('redirects a document, and sends a navigation the target', async () => {
  const { pages, set } = siteOf(() => ({
    kind: 'redirect',
    status: 301,
    location: '/questions',
    faults: [],
    asked: [],
  }));
  expect((await pages.document(ADDRESS, set)).answer).toMatchObject({ kind: 'redirect', status: 301 });
  expect(JSON.parse((await text(await pages.navigation('data', ADDRESS, set)))[1])).toEqual({
    kind: 'redirect',
    location: '/questions',
  });
});

it('[REL-06] a preview is rendered each time, and served to nobody else', async () => {
  const { pages, set, asked, counted } = siteOf((as) => ({
    ...pageResult(),
    html: as,
    data: `{"as":"${as}"}`,
  }));
  const preview = { ...set, candidates: ['mf-a@2.0.0'], preview: 'mf-a@2.0.0' };
  for (let time = 0; time < 2; time += 1) {
    expect((await pages.document(ADDRESS, preview)).answer).toMatchObject({
      status: 200,
      isCacheable: false,
    });
    expect((await text(await pages.navigation('data', ADDRESS, preview)))[1]).toBe('{"as":"data"}');
  }
  expect(asked.splice(0)).toEqual(['document', 'data', 'document', 'data']);
  await pages.submit(ADDRESS, preview, { fields: 'a=b', visitor: '192.0.2.1' });
  expect([asked.splice(0), counted]).toEqual([['document'], []]);
  expect(pages.stateOf(ADDRESS, set)).toBe('miss');
  await pages.document(ADDRESS, set);
  expect([asked, counted]).toEqual([['document'], ['/faq']]);
});

it('[ERROR-03] sends the last good page with 503 when its remote cannot be loaded any more, or an error page', async () => {
  let status = 200;
  const { pages, set } = siteOf(() => ({ ...pageResult(status), html: `<html>${status}</html>` }));
  const answer = async (address: URL, of: ActiveSet) => {
    const stored = await pages.document(address, of);
    return [stored.answer.kind === 'body' && stored.answer.status, (await text(stored))[1]];
  };
  expect(await answer(ADDRESS, set)).toEqual([200, '<html>200</html>']);
  status = 503;
  const missing = { ...set, key: 'less', missing: [{ name: 'mf-content', mount: ['/faq'] }] };
  expect(await answer(ADDRESS, missing)).toEqual([503, '<html>200</html>']);
  expect(await answer(new URL('/plan-de-site', ADDRESS), missing)).toEqual([503, '<html>503</html>']);
  status = 404;
  const other = { ...set, missing: [{ name: 'mf-other', mount: ['/faq'] }] };
  expect(await answer(ADDRESS, other)).toEqual([404, '<html>404</html>']);
});

it('[TEAM-08] renders the response to a form each time, and never shares it', async () => {
  const { pages, set, asked } = siteOf(() => ({ ...pageResult(422), html: 'à corriger' }));
  const submission = { fields: 'a=b', visitor: '192.0.2.1' };
  for (let sent = 0; sent < 2; sent += 1) {
    const { answer } = await pages.submit(ADDRESS, set, submission);
    expect(answer).toMatchObject({ status: 422, isCacheable: false });
  }
  expect(asked).toHaveLength(2);
  expect(pages.stateOf(ADDRESS, set)).toBe('miss');
});

it('[REL-11] records only addresses of shared pages for rehearsals', async () => {
  const page = { ...pageResult(), html: 'page' };
  for (const [result, isKept] of [
    [page, true],
    [{ ...page, isCacheable: false }, false],
    [{ ...page, status: 404 }, false],
    [{ ...page, status: 503 }, false],
  ] as const) {
    const { pages, set, recorded } = siteOf(() => result);
    await pages.document(ADDRESS, set);
    expect(recorded).toEqual(isKept ? [['/faq', []]] : []);
    await pages.document(ADDRESS, { ...set, candidates: ['mf-a@2.0.0'], preview: 'mf-a@2.0.0' });
    expect(recorded).toHaveLength(isKept ? 1 : 0);
  }
});
