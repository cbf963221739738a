/** Names of the entities by code, in the order of the organisation page. */
export const ENTITY_NAMES = {
  'super-u': 'Super U',
  'hyper-u': 'Hyper U',
  'u-express': 'U Express',
  utile: 'Utile',
  'magasins-u': 'Magasins U',
  'u-proximite-france': 'U Proximité France',
  'u-log': 'U Log',
  'u-tech': 'U Tech',
  'info-u': 'Info U',
  'u-paiement': 'U Paiement',
  'cooperative-u-entite': 'Coopérative U',
} as const;
