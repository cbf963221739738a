import type { Area } from '@careers/contract';

/** Returns what a remote exposes as `./area`; the contract version is the platform's. */
export function defineArea(area: Omit<Area, 'contract'>): Area {
  return { contract: 1, ...area };
}
