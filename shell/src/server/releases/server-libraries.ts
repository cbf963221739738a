import { SHARED_MODULES } from '@careers/federation/shared-modules';
import type { SharedLibraries } from '@careers/federation/node';
import { sharedLibraries } from '../../app/shared-libraries.ts';

/** Returns what remotes take from this process. */
export function serverLibraries(): SharedLibraries {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, range]) => {
      const own = sharedLibraries[name];
      if (!own)
        throw new Error(`The shell shares ${name} but has no copy of it: add it to shared-libraries.ts.`);
      return [name, { version: own.version, range, lib: () => own.library }];
    }),
  );
}
