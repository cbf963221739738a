import type { WidgetSlotData } from '@careers/platform';
import type { BlocksPage, Entity } from '../../content/schema/pages.ts';

export interface EntityData {
  entity: Entity;
  /** The API's colour for it, null when the API is down. */
  color: string | null;
  offersHref: string;
  /** Live offers, null when their number cannot be had. */
  offerCount: number | null;
  offers: WidgetSlotData;
}

/** An entity as the organisation page lists it. */
export interface EntityLink {
  code: string;
  label: string;
  lead: string;
  picture: Entity['header']['picture'];
  ground: string;
  href: string;
  offerCount: number | null;
}

export interface OrganisationData {
  page: BlocksPage;
  entities: EntityLink[];
}
