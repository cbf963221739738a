import { sharedLibraries } from '../shared-libraries.ts';
import { SHARED_MODULES } from '../shared-modules.ts';
import type { SharedLibraries } from './remote-loader.ts';

/** Returns what remotes take from this process. */
export function serverLibraries(): SharedLibraries {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, range]) => {
      const own = sharedLibraries[name];
      if (!own)
        throw new Error(`${name} is shared, and there is no copy of it: add it to shared-libraries.ts.`);
      return [name, { version: own.version, range, lib: () => own.library }];
    }),
  );
}
