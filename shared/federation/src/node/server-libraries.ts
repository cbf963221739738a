import * as ApiClient from '@careers/api-client/client';
import apiClientPackage from '@careers/api-client/package.json' with { type: 'json' };
import * as Swr from 'swr';
import swrPackage from 'swr/package.json' with { type: 'json' };
import { sharedLibraries } from '../shared-libraries.ts';
import type { SharedLibraries } from './shared-needs.ts';

const LIBRARIES: Readonly<Record<string, { version: string; library: unknown }>> = {
  ...sharedLibraries,
  '@careers/api-client/client': { version: apiClientPackage.version, library: ApiClient },
  swr: { version: swrPackage.version, library: Swr },
};

/** Returns the shared modules of this process. */
export function serverLibraries(): SharedLibraries {
  return Object.fromEntries(
    Object.entries(LIBRARIES).map(([name, { version, library }]) => [
      name,
      { version, range: `^${version}`, lib: () => library },
    ]),
  );
}
