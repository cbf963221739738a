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
  /** Empty when the API is down. */
  jobs: NamedLink[];
  regions: NamedLink[];
  /** As loader data, so that the script need not contain it. */
  voices: readonly Voice[];
  film: Film;
}
