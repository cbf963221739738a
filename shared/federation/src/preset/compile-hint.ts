import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

/** V8's explicit compile hint for a whole file; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Marks scripts for compilation off the main thread while they load (V8's explicit compile hints), instead of on the
 * main thread at a function's first call. Saves up to a fifth of main-thread work after the first paint.
 */
export function compileHint({ exclude }: { exclude?: RegExp } = {}): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    ...(exclude && { exclude }),
    // Runs after the minifier, which removes comments, and before content hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
