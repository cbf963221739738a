import type { WidgetSlotData } from '@careers/platform';
import type { BlocksPage, Entity } from '../../content/schema/pages.ts';

export interface EntityData {
  entity: Entity;
  /** From the API; null when it is down. */
  color: string | null;
  offersHref: string;
  /** Open offers; null when unknown. */
  offerCount: number | null;
  offers: WidgetSlotData;
}

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
