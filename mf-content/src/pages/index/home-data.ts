import type { WidgetSlotData } from '@careers/platform';
import type { Film } from '../../../content/schema/parts.ts';
import type { Voice } from '../../../content/testimonials/voices.ts';

export interface NamedLink {
  label: string;
  href: string;
}

export interface HomeData {
  search: WidgetSlotData;
  latest: WidgetSlotData;
  /** Empty when the API is down: the page is worth reading without them. */
  jobs: NamedLink[];
  regions: NamedLink[];
  /** Words of content come as data: the page's script need not hold them a second time. */
  voices: readonly Voice[];
  film: Film;
}
