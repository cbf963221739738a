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
