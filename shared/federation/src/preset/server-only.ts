import type { Configuration } from 'webpack';

/** Replaces server-only modules, and thus their imports, by empty modules in browsers. */
export const emptyServerModules = ({ request = '' }: { request?: string }): Promise<string | undefined> =>
  Promise.resolve(/\.server\.tsx?$/.test(request) ? 'var {}' : undefined);

/**
 * Returns the module rules of a server build, which may import fonts and WebAssembly as bytes and SVGs as text
 * (`assets.d.ts`), so that an artefact is self-contained.
 */
export function withServerAssets(module: Configuration['module'] = {}): Configuration['module'] {
  return {
    ...module,
    rules: [
      ...(module.rules ?? []),
      { test: /\.(ttf|wasm)$/, resourceQuery: /^$/, type: 'asset/bytes' },
      { test: /\.svg$/, resourceQuery: /^$/, type: 'asset/source' },
    ],
    // Ignores `new URL` in Node libraries, which refers to files next to them.
    parser: { ...module.parser, javascript: { url: false } },
  };
}
