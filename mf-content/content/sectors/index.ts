import type { Sector } from '../schema/pages.ts';
import commerce from './commerce.ts';
import logistics from './logistics.ts';
import marketing from './marketing.ts';
import network from './network.ts';
import stores from './stores.ts';
import support from './support.ts';
import technology from './technology.ts';

/** By file name. */
export const SECTOR_FILES = { stores, logistics, technology, commerce, marketing, network, support };

/** By sector code. */
export const SECTORS: Readonly<Record<string, Sector>> = Object.fromEntries(
  Object.values(SECTOR_FILES).map((sector) => [sector.code, sector]),
);
