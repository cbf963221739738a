import apiClientPackage from '@careers/api-client/package.json' with { type: 'json' };
import swrPackage from 'swr/package.json' with { type: 'json' };
import type { ON_DEMAND_CHUNKS } from './shared-modules.ts';

/**
 * The shell's instances of shared modules that only some pages need. A page's answer lists their chunks
 * (`ON_DEMAND_CHUNKS`) with its own, so that they load together.
 */
export const onDemandLibraries: Readonly<
  Record<keyof typeof ON_DEMAND_CHUNKS, { version: string; load(): Promise<unknown> }>
> = {
  '@careers/api-client/client': {
    version: apiClientPackage.version,
    load: () => import(/* webpackChunkName: "api-client" */ '@careers/api-client/client'),
  },
  swr: { version: swrPackage.version, load: () => import(/* webpackChunkName: "swr" */ 'swr') },
};
