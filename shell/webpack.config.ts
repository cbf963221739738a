import { join } from 'node:path';
import { shellConfigurations } from '@careers/federation/preset';

/** Returns the shell's builds; those for debuggers stand beside those that are served elsewhere. */
export default (options: { development?: boolean } = {}) =>
  shellConfigurations({
    directory: import.meta.dirname,
    outputDirectory: join(import.meta.dirname, options.development ? 'dist-development' : 'dist'),
    ...options,
  });
