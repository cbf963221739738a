import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { languageSettings } from '@careers/federation/preset';

/** Returns the build of the examples: a development bundle, compiled like the site. */
export const configuration = (outputDirectory: string): Configuration => ({
  ...languageSettings({ namespace: 'ui-examples', side: 'browser', development: true }),
  context: join(import.meta.dirname, '..'),
  target: ['web', 'es2022'],
  entry: { examples: './main.tsx' },
  output: { path: outputDirectory, filename: '[name].js' },
});
