import { extname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Files imported as URLs: always, or with `?url` if a server may need the contents. */
const FILES: RuleSetRule[] = [
  { test: /\.(png|jpe?g|webp|avif|gif|woff2)$/ },
  { test: /\.(svg|wasm|ttf)$/, resourceQuery: /^\?url$/ },
];

/**
 * Imports a style sheet as text with `?raw`, to scope it in a styled component; otherwise it would apply to the whole
 * site.
 */
export const STYLE_SHEETS: RuleSetRule = {
  test: /\.css$/,
  oneOf: [
    { resourceQuery: /^\?raw$/, type: 'asset/source' },
    {
      type: 'javascript/auto',
      loader: join(import.meta.dirname, `style-sheet-refusal${extname(import.meta.filename)}`),
    },
  ],
};

/**
 * Returns the rules for images, fonts and WebAssembly: an import resolves to the address, the same on both sides, of a
 * content-hashed file in the client build.
 */
export function assetRules(name: string, version: string, side: 'browser' | 'server'): RuleSetRule[] {
  return FILES.map((files) => ({
    ...files,
    type: 'asset/resource',
    generator: {
      filename: 'assets/[contenthash:16][ext]',
      // Fixed instead of derived from the script's address, as the server's HTML contains it too.
      publicPath: `/remotes/${name}/${version}/`,
      emit: side === 'browser',
    },
  }));
}
