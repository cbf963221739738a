import type { Configuration } from 'webpack';

/** Modules of this name run on the server only: in browsers they are empty, with all that they import. */
export const emptyServerModules = ({ request = '' }: { request?: string }): Promise<string | undefined> =>
  Promise.resolve(/\.server\.tsx?$/.test(request) ? 'var {}' : undefined);

/**
 * Returns the module rules of a server build: it may import fonts and WebAssembly as bytes and drawings as text
 * (`assets.d.ts`), so that an artefact holds all it needs.
 */
export function withServerAssets(module: Configuration['module'] = {}): Configuration['module'] {
  return {
    ...module,
    rules: [
      ...(module.rules ?? []),
      { test: /\.(ttf|wasm)$/, resourceQuery: /^$/, type: 'asset/bytes' },
      { test: /\.svg$/, resourceQuery: /^$/, type: 'asset/source' },
    ],
    // Libraries for Node name files beside them by `new URL`: no files of an artefact.
    parser: { ...module.parser, javascript: { url: false } },
  };
}
