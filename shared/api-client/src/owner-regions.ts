/** Regions of the contacts for future store owners, in the specification's order. */
export const OWNER_REGIONS = {
  'nord-ouest-ile-de-france': { label: 'Nord-ouest et Île-de-France', contact: 'Hélène Vasseur' },
  est: { label: 'Est', contact: 'Karim Benali' },
  ouest: { label: 'Ouest', contact: 'Claire Morvan' },
  'grand-sud': { label: 'Grand Sud', contact: 'Inès Garcia' },
} as const;

export type OwnerRegion = keyof typeof OWNER_REGIONS;

/** Region codes for the field `region` of a contact request. */
export const OWNER_REGION_CODES = Object.keys(OWNER_REGIONS) as OwnerRegion[];

export function isOwnerRegion(code: unknown): code is OwnerRegion {
  return typeof code === 'string' && Object.hasOwn(OWNER_REGIONS, code);
}
