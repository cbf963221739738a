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
