import { extname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Files imported as URLs: always, or with `?url` where a server may need the contents. */
const FILES: RuleSetRule[] = [
  { test: /\.(png|jpe?g|webp|avif|gif|woff2)$/ },
  { test: /\.(svg|wasm|ttf)$/, resourceQuery: /^\?url$/ },
];

/** A style sheet's text with `?raw`, for a styled component, which keeps it to itself; without, it would reach the whole site. */
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
 * Returns the rules for pictures, fonts and WebAssembly: an import gives the address, the same on both sides, of a file
 * that is named by its content and lies in the client's build.
 */
export function assetRules(name: string, version: string, side: 'browser' | 'server'): RuleSetRule[] {
  return FILES.map((files) => ({
    ...files,
    type: 'asset/resource',
    generator: {
      filename: 'assets/[contenthash:16][ext]',
      // Not found out by a script's own address: a server's HTML holds it too.
      publicPath: `/remotes/${name}/${version}/`,
      emit: side === 'browser',
    },
  }));
}
