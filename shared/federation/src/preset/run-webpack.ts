import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

export interface WebpackRun {
  /** Results by configuration. */
  built: Stats[];
  /** Errors of webpack; empty after a successful build. */
  errors: string;
}

/** Builds the configurations, then closes webpack to free memory. Rejects if webpack itself cannot run. */
export async function runWebpack(configurations: Configuration[]): Promise<WebpackRun> {
  const compiler = webpack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack has built nothing, and does not say why.');
  return {
    built: stats.stats,
    errors: stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }) : '',
  };
}
