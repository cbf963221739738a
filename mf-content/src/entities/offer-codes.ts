import { OFFER_CODES } from '../../content/entities/index.ts';
import type { Entity } from '../../content/schema/pages.ts';

/** Returns the codes under which the API lists the offers of an entity. */
export function offerCodesOf(entity: Entity): readonly string[] {
  return OFFER_CODES[entity.code] ?? [entity.code];
}

/** Returns the path of an entity's page. */
export function entityPath(code: string): string {
  return `/organisation-cooperative-u/${code}`;
}
