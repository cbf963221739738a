import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { languageSettings } from '@careers/federation/preset';

const examples = join(import.meta.dirname, '..');

/** Where the bundle goes: beside nothing that is shipped. */
export const OUTPUT = join(examples, '..', 'dist', 'examples');

/** The examples as one development bundle, compiled as the site's own code is. */
export const configuration: Configuration = {
  ...languageSettings('ui-examples', 'browser', true),
  context: examples,
  target: ['web', 'es2022'],
  entry: { examples: './main.tsx' },
  output: { path: OUTPUT, filename: '[name].js', clean: true },
};
