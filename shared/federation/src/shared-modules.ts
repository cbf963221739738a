/**
 * Singleton modules that the shell provides: they hold React's state, the router's context and the style sheet. A
 * remote declares the range it was built with and bundles no copy.
 */
export const PAGE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@careers/platform',
] as const;

/**
 * Singletons loaded only on pages whose remotes use them, with their chunk names: the API client with its errors, and
 * its response cache.
 */
export const ON_DEMAND_CHUNKS = { '@careers/api-client/client': 'api-client', swr: 'swr' } as const;

export const SHARED_MODULES: readonly string[] = [...PAGE_MODULES, ...Object.keys(ON_DEMAND_CHUNKS)];

/** Returns the package of a module: `react` for `react/jsx-runtime`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
