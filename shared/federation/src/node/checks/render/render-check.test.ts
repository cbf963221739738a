import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Samples } from '@careers/contract';
import { aManifest, aPageBuild } from '@careers/testing/builds';
import type { PageSources } from '@careers/testing/builds';
import { renderCheck } from './render-check.ts';
import type { RenderFinding } from './render-check.ts';

jest.setTimeout(120_000);
const ADDRESS = '/offres-emploi';
const OFFERS = { '/offers/': { body: { list: ['Caissier', 'Boucher'] } } };
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'render-'));
  await mkdir(join(directory, 'server'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const SAMPLES: Samples = {
  pages: { [ADDRESS]: 200 },
  widgets: { 'search-bar': [{ place: 'Nantes' }] },
  api: OFFERS,
};

async function findings(
  sources: PageSources = {},
  samples: unknown = SAMPLES,
  limits: Parameters<typeof renderCheck>[1] = { sampleMilliseconds: 60_000 },
): Promise<RenderFinding[]> {
  const manifest = aManifest();
  await writeFile(join(directory, 'server', manifest.server.entry), aPageBuild(sources));
  if (samples) await writeFile(join(directory, 'server', 'samples.json'), JSON.stringify(samples));
  return (await renderCheck({ manifest, directory }, limits)).findings;
}

it('[REL-05] a valid version passes: each sample is rendered', async () => {
  expect(await findings()).toEqual([]);
});

const component = (body: string) => `() => ${body}`;
const H1 = `h('h1', null, 'Offres')`;

describe('[REL-05] refuses a version for a single rule', () => {
  it.each<readonly [rule: string, breaks: string, PageSources, what: RegExp]>([
    [
      'status',
      'its loader throws',
      { loader: `() => { throw new Error('no offers'); }` },
      /^\/offres-emploi answers 500 instead of 200: Error: no offers\.$/,
    ],
    [
      'status',
      'its page throws',
      { component: component(`{ throw new Error('no list'); }`) },
      /answers 500 instead of 200: Error: no list/,
    ],
    [
      'status',
      'its data cannot be sent',
      { loader: `() => ({ size: 1n })`, component: component(H1) },
      /answers 500 instead of 200: TypeError: .*BigInt/,
    ],
    [
      'status',
      'its widget throws',
      { widget: `{ load: () => { throw new Error('no place'); } }` },
      /^search-bar \{"place":"Nantes"\} answers 500 instead of 200: Error: no place/,
    ],
    [
      'time',
      'its loader is never done',
      { loader: `() => new Promise(() => undefined)` },
      /is not done in time: TimeoutError: No answer within 5000 ms/,
    ],
    [
      'time',
      'its page is never whole',
      { component: component(`library('react').use(new Promise(() => undefined))`) },
      /is not done in time: TimeoutError/,
    ],
    [
      'time',
      'it computes for long',
      {
        component: component(
          `{ const used = () => process.cpuUsage().user + process.cpuUsage().system; const start = used(); while (used() < start + 1_200_000); return ${H1}; }`,
        ),
      },
      /takes \d+ ms of processor time, of at most 1000/,
    ],
    [
      'determinism',
      'its data differ',
      { loader: `() => ({ list: [String(Math.random())] })` },
      /is not the same when it is rendered again, in its data: “.*”, then “/,
    ],
    [
      'determinism',
      'its HTML depends on the hour',
      { component: component(`h('h1', null, new Date().toISOString())`) },
      /in its HTML an hour later: “.*”, then “.*13:00/,
    ],
    [
      'logged-error',
      'it logs',
      { component: component(`{ console.error('no picture\\nof the offer'); return ${H1}; }`) },
      /^\/offres-emploi logs no picture\.$/,
    ],
    [
      'logged-error',
      'a part of it throws',
      {
        component: component(
          `h('div', null, ${H1}, h(library('react').Suspense, { fallback: null }, h(() => { throw new Error('no map'); })))`,
        ),
      },
      /logs Error: no map/,
    ],
    [
      'unrecorded-request',
      'it asks for more',
      {
        loader: `async ({ api }) => { await api.fetch(api.baseUrl + '/api/v2.0/news/'); return { list: [] }; }`,
      },
      /asks the job API for GET \/news\/, of which no answer is recorded/,
    ],
    ['title', 'it has none', { head: `() => ({ title: ' ', canonical: '/' })` }, /has no title/],
    [
      'title',
      'it has two',
      { component: component(`h('main', null, ${H1}, h('title', null, 'Offres'))`) },
      /has another <title> in its HTML/,
    ],
    ['heading', 'it has none', { component: component(`h('h2', null, 'Offres')`) }, /has 0 h1, not one/],
    ['heading', 'it has two', { component: component(`h('main', null, ${H1}, ${H1})`) }, /has 2 h1, not one/],
    [
      'canonical',
      'it has none',
      { head: `() => ({ title: 'Offres' })` },
      /is indexed and has no canonical address/,
    ],
    [
      'canonical',
      'it is elsewhere',
      { head: `() => ({ title: 'Offres', canonical: 'https://evil.example/' })` },
      /has the canonical address "https:\/\/evil\.example\/", which is not a path/,
    ],
    [
      'structured-data',
      'they have no type',
      { head: `() => ({ title: 'Offres', canonical: '/', structuredData: [{ name: 'Offres' }] })` },
      /not a list of objects with an @type/,
    ],
    [
      'class-namespace',
      'a style is global',
      {
        component: component(
          `{ globalThis.Global ??= library('styled-components').createGlobalStyle(['body { color: red }']); return h('main', null, ${H1}, h(globalThis.Global)); }`,
        ),
      },
      /writes styles that are not its own: sc-global-/,
    ],
    [
      'class-namespace',
      'a style has no namespace',
      {
        component: component(
          `{ globalThis.Box ??= library('styled-components').styled.div(['color: red']); return h('main', null, ${H1}, h(globalThis.Box)); }`,
        ),
      },
      /writes styles that are not its own: sc-/,
    ],
    [
      'process',
      'it exits',
      { loader: '() => process.reallyExit(0)' },
      /^It ended the process that rendered it, with \/offres-emploi/,
    ],
    [
      'process',
      'nobody catches what it throws',
      { area: `void Promise.reject(new Error('too late'));` },
      /\(Error: too late\)\.$/,
    ],
  ])('%s: %s', async (rule, _breaks, sources, what) => {
    const found = await findings(sources);
    expect(found).toEqual([
      { rule, what: expect.stringMatching(what), whom: expect.any(String), do: expect.any(String) },
    ]);
  });

  it('time: it loops endlessly', async () => {
    const found = await findings({ loader: '() => { for (;;); }' }, SAMPLES, {
      sampleMilliseconds: 1_500,
    });
    expect(found).toMatchObject([
      { rule: 'time', what: expect.stringMatching(/it hung with \/offres-emploi/) },
    ]);
  });

  it.each<readonly [what: string, samples: unknown, RegExp]>([
    ['has no address of a page', { ...SAMPLES, pages: undefined }, /^No sample is of \/offres-emploi\.$/],
    ['has no props of a widget', { ...SAMPLES, widgets: {} }, /^No sample is of search-bar\.$/],
    [
      'has a page by another name',
      { ...SAMPLES, pages: { 'offres-emploi': 200 } },
      /samples\.json does not follow the contract/,
    ],
  ])('samples: it %s', async (_what, samples, what) => {
    expect(await findings({}, samples)).toMatchObject([
      { rule: 'samples', what: expect.stringMatching(what) },
    ]);
  });
});

it('[REL-05] a sample may have another status, with its own recorded response', async () => {
  const gone = { ...SAMPLES, pages: { [ADDRESS]: 410, '/nos-offres/inconnue': 404 } };
  const loader = `async ({ api }) => { const answer = await api.fetch(api.baseUrl + '/api/v2.0/offers/'); if (answer.status === 410) throw new Response(null, { status: 410 }); return answer.json(); }`;
  expect(await findings({ loader }, { ...gone, api: { '/offers/*': { status: 410, body: [] } } })).toEqual(
    [],
  );
  expect(await findings({ loader }, gone)).toMatchObject([
    { rule: 'status', what: '/offres-emploi answers 200 instead of 410.' },
  ]);
});

it('[SEC-01] [REL-05] a sample cannot access the network or the environment', async () => {
  const loader = `async () => { await fetch('http://127.0.0.1:1/'); return { list: [] }; }`;
  expect(await findings({ loader })).toMatchObject([
    { rule: 'status', what: expect.stringMatching(/fetch failed/) },
  ]);
  const environment = {
    loader: `() => ({ list: Object.keys(process.env) })`,
    component: component(`h('h1', null, router.useLoaderData().list.length)`),
  };
  expect(await findings(environment)).toEqual([]);
});
