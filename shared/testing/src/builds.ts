import type { RemoteManifest } from '@careers/contract';

const sha = `sha384-${'A'.repeat(64)}`;
/** Returns a manifest that follows the contract, with changes. */
export function aManifest(changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    contract: 2,
    name: 'mf-search',
    version: '1.0.0',
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi', '/nos-offres/*'],
    widgets: ['search-bar'],
    client: { entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': sha, 'area.js': sha } },
    server: { entry: 'remoteEntry.cjs', integrity: { 'remoteEntry.cjs': sha } },
    chunks: { area: ['area.js'] },
    shared: {},
    budgets: { areaKilobytes: 2, widgetKilobytes: 2 },
    ...changes,
  };
}

const AREA = `{ contract: 2, name: 'mf-search', pages: [${aPage('offres-emploi', '/offres-emploi')}] }`;

/** Returns a built server that exposes an area and a widget: what webpack makes of them, without the build. */
export function aServerBuild({ area = AREA, widget = '{ contract: 2 }' } = {}): string {
  return `module.exports = {
    init: () => undefined,
    async get(path) {
      const exposed = path === './area' ? ${area} : ${widget};
      return () => ({ default: exposed });
    },
  };`;
}

/** Returns the source of a page. */
export function aPage(id: string, path: string): string {
  return `{ id: '${id}', paths: ['${path}'], load: async () => ({}), loadServer: async () => ({}) }`;
}

/** Parts of a remote with one page and one widget, as sources of what webpack makes of them. */
export interface PageSources {
  /** Run when its area is loaded. */
  area?: string;
  loader?: string;
  component?: string;
  head?: string;
  widget?: string;
}

const SOUND_PAGE = {
  area: '',
  loader: `({ api, signal }) => api.fetch(api.baseUrl + '/api/v2.0/offers/', { signal }).then((answer) => answer.json())`,
  component: `() => { const { list } = router.useLoaderData(); return h('main', null, h('h1', null, 'Offres'), list.join()); }`,
  head: `() => ({ title: 'Offres', canonical: '/offres-emploi', structuredData: [{ '@type': 'ItemList' }] })`,
  widget: `{ load: ({ place }) => Promise.resolve({ place }), render: ({ place }, { renderToHtml }) => renderToHtml(h('form', null, place)) }`,
};

/** Returns a built server with a page that renders, at /offres-emploi, and the widget `search-bar`: its libraries are the shell's. */
export function aPageBuild(changes: PageSources = {}): string {
  const { area, loader, component, head, widget } = { ...SOUND_PAGE, ...changes };
  return `
    let shared;
    const library = (name) => Object.values(shared[name])[0].lib();
    const h = (...parts) => library('react').createElement(...parts);
    const router = { useLoaderData: () => library('@careers/platform').useLoaderData() };
    module.exports = {
      init: (scope) => void (shared = scope),
      async get(path) {
        const exposed = path === './area' ? (() => {
          ${area}
          return { contract: 2, name: 'mf-search', pages: [{
            id: 'offres-emploi', paths: ['/offres-emploi'],
            load: async () => ({ default: ${component} }),
            loadServer: async () => ({ loader: ${loader}, head: ${head} }),
          }] };
        })() : { contract: 2, name: 'search-bar', ...${widget} };
        return () => ({ default: exposed });
      },
    };`;
}
