import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { MINIFIED_STAGE } from './minified-stage.ts';

/** V8's name for "compile all of it while it is loaded"; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * V8 parses a script beside the page's thread, but compiles its functions on it, when each is first called. Most of ours
 * are, at once: the main thread works up to a fifth less after a first paint when they are compiled beside it.
 * `exclude` names what a page calls a part of: to compile all of it would take longer than it saves.
 */
export function compileHint({ exclude }: { exclude?: RegExp } = {}): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    ...(exclude && { exclude }),
    // A comment, which must be a file's first line.
    stage: MINIFIED_STAGE,
  });
}
