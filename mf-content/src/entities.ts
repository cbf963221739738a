import type { Entity } from '../content/schema/pages.ts';
import { OFFER_CODES } from '../content/entities/index.ts';

/** Returns the API's codes of an entity's offers. */
export function offerCodesOf(entity: Entity): readonly string[] {
  return OFFER_CODES[entity.code] ?? [entity.code];
}

export function entityPath(code: string): string {
  return `/organisation-cooperative-u/${code}`;
}
