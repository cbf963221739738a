import type { RemoteManifest } from '@careers/contract';
import { pageAnswer, pageFiles } from './page-answer.ts';
import type { LoadedPage } from './page-loader.ts';

const manifestOf = (
  name: string,
  chunks: Record<string, string[]>,
  sharedByChunk?: Record<string, string[]>,
) =>
  ({
    name,
    version: '1.0.0',
    chunks,
    ...(sharedByChunk && { sharedByChunk }),
    client: { entry: 'entry.js', integrity: { 'entry.js': 'sha384-x' } },
  }) as unknown as RemoteManifest;
// Manifests of this contract did not list imports of shell chunks.
const offer = manifestOf('mf-offer', { area: ['area.js'], 'pages/offer': ['area.js', 'offer.js'] });
const apply = manifestOf(
  'mf-apply',
  { 'widget-application': ['application.js'], 'widget-alert': ['alert.js'], 'pages/list': ['list.js'] },
  {
    'widget-alert': ['react', '@careers/api-client/client'],
    'pages/list': ['@careers/api-client/client', 'swr'],
  },
);
const libraries = {
  '@careers/api-client/client': ['/static/shell/api-client.1.js'],
  swr: ['/static/shell/swr.1.js'],
  'single-spa': ['/static/shell/single-spa.1.js'],
};

/** A loaded offer page with two widgets of another team. */
function aPage(changes: Partial<LoadedPage> = {}): LoadedPage {
  return {
    kind: 'page',
    url: new URL('https://site.test/offre-emploi/boucher-1'),
    status: 200,
    target: { kind: 'page', remote: offer, page: { id: 'offer' } },
    routes: [],
    context: { loaderData: { 'mf-offer/offer': { title: 'Boucher' } }, errors: null, matches: [] },
    scope: {
      releaseSet: { remotes: new Map([offer, apply].map((manifest) => [manifest.name, { manifest }])) },
      slots: new Map([
        ['w1', { widget: 'application', remote: 'mf-apply', html: '', opensLater: true }],
        ['w2', { widget: 'alert', remote: 'mf-apply', html: '', opensLater: false }],
      ]),
    },
    errorWidgets: null,
    ...changes,
  } as unknown as LoadedPage;
}
const configuration = { publicBaseUrl: 'https://site.test', productName: 'U' } as never;

test('[PERF-02] [TEAM-04] requests shell libraries of a page along with its own scripts', () => {
  expect(pageFiles(apply, libraries, 'list')).toEqual([
    '/static/shell/api-client.1.js',
    '/static/shell/swr.1.js',
    '/remotes/mf-apply/1.0.0/list.js',
  ]);
});

test('[PERF-02] lists all scripts of a page, those of widgets that open later separately', () => {
  const { remotes, area } = pageAnswer(aPage(), configuration, libraries);
  expect(area).toBe('mf-offer');
  expect(
    remotes.map(({ name, page, widgets, laterWidgets }) => ({ name, page, widgets, laterWidgets })),
  ).toEqual([
    {
      name: 'mf-offer',
      page: ['/remotes/mf-offer/1.0.0/area.js', '/remotes/mf-offer/1.0.0/offer.js'],
      widgets: {},
      laterWidgets: {},
    },
    {
      name: 'mf-apply',
      page: [],
      widgets: {
        alert: [
          '/static/shell/single-spa.1.js',
          '/static/shell/api-client.1.js',
          '/remotes/mf-apply/1.0.0/alert.js',
        ],
      },
      laterWidgets: {
        application: ['/static/shell/single-spa.1.js', '/remotes/mf-apply/1.0.0/application.js'],
      },
    },
  ]);
});

test('[ERROR-02] a failed page has no owner, and reveals nothing internal', () => {
  const context = { loaderData: {}, errors: { areas: new Error('secret') }, matches: [] };
  const answer = pageAnswer(aPage({ context: context as never, status: 500 }), configuration, libraries);
  expect(answer.area).toBeNull();
  expect(answer.remotes.every(({ page }) => page.length === 0)).toBe(true);
  expect(JSON.stringify(answer)).not.toContain('secret');
});
