/**
 * Modules of which a page has exactly one copy, the shell's: React's state, the router's context and the style sheet live
 * in them. A remote names the range that it was built with and brings no copy.
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
 * As those, but for pages whose remotes use them, with the names of their chunks: the client of the API with its errors,
 * and the cache of what it answered.
 */
export const ON_DEMAND_CHUNKS = { '@careers/api-client/client': 'api-client', swr: 'swr' } as const;

export const SHARED_MODULES: readonly string[] = [...PAGE_MODULES, ...Object.keys(ON_DEMAND_CHUNKS)];

/** Returns the package that a module is of: `react` of `react/jsx-runtime`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
