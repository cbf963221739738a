import type { Sector } from '../schema/pages.ts';
import commerce from './commerce.ts';
import logistics from './logistics.ts';
import marketing from './marketing.ts';
import network from './network.ts';
import stores from './stores.ts';
import support from './support.ts';
import technology from './technology.ts';

/** What is told of each sector, by its code. */
export const SECTORS: Readonly<Record<string, Sector>> = Object.fromEntries(
  [stores, logistics, technology, commerce, marketing, network, support].map((sector) => [
    sector.code,
    sector,
  ]),
);
