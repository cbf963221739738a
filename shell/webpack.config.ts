import { join } from 'node:path';
import { shellConfigurations } from '@careers/federation/preset';

/** Returns the shell's builds; `.scripts` runs them. */
export default (options: { development?: boolean } = {}) =>
  shellConfigurations({
    directory: import.meta.dirname,
    outputDirectory: join(import.meta.dirname, 'dist'),
    ...options,
  });
