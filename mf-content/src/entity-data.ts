import type { WidgetSlotData } from '@careers/platform';
import type { BlocksPage, Entity } from '../content/schema/pages.ts';
import { OFFER_CODES } from '../content/entities/index.ts';

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

/** Returns the API's codes of an entity's offers. */
export function offerCodesOf(entity: Entity): readonly string[] {
  return OFFER_CODES[entity.code] ?? [entity.code];
}

export function entityPath(code: string): string {
  return `/organisation-cooperative-u/${code}`;
}
