import { commerce } from './commerce.ts';
import type { SectorText } from './job-text.ts';
import { logistics } from './logistics.ts';
import { marketing } from './marketing.ts';
import { network } from './network.ts';
import { stores } from './stores.ts';
import { support } from './support.ts';
import { technology } from './technology.ts';

/** All sectors with their jobs, in the order of the site's menu. */
export const SECTORS: readonly SectorText[] = [
  stores,
  logistics,
  technology,
  commerce,
  marketing,
  network,
  support,
];
