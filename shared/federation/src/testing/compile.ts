import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** Builds what a configuration says; returns its errors as text, empty where there are none. */
export async function compile(configuration: Configuration): Promise<string | undefined> {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return stats?.toString({ preset: 'errors-only' });
}
