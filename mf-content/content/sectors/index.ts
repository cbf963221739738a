import type { Sector } from '../schema/pages.ts';
import commerce from './commerce.ts';
import logistics from './logistics.ts';
import marketing from './marketing.ts';
import network from './network.ts';
import stores from './stores.ts';
import support from './support.ts';
import technology from './technology.ts';

/** By the name of its file. */
export const SECTOR_FILES = { stores, logistics, technology, commerce, marketing, network, support };

/** What is told of each sector, by its code. */
export const SECTORS: Readonly<Record<string, Sector>> = Object.fromEntries(
  Object.values(SECTOR_FILES).map((sector) => [sector.code, sector]),
);
