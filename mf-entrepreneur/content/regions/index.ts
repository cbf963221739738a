import { EAST } from './est.ts';
import { SOUTH } from './grand-sud.ts';
import { NORTH_WEST } from './nord-ouest-ile-de-france.ts';
import { WEST } from './ouest.ts';

/** Contacts by region, in the specification's order (decisions.md#layout-and-screens). */
export const REGIONS = [NORTH_WEST, EAST, WEST, SOUTH] as const;
