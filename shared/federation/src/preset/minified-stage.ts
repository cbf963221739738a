import webpack from 'webpack';

/** When files are as small as they get, and not yet named by what is in them: what a minifier would take away is added here. */
export const MINIFIED_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
