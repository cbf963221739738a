/**
 * Domains of spontaneous applications: the entity that receives them (decisions.md#api-contract), and how mails name
 * them.
 */
export const DOMAINS: Readonly<Record<string, { entityCode: string; label: string }>> = {
  logistique: { entityCode: 'u-log', label: 'Logistique' },
  informatique: { entityCode: 'u-tech', label: 'Informatique' },
  'commercial-reseau': {
    entityCode: 'cooperative-u-entite',
    label: 'Commercial et développement du réseau',
  },
  magasins: { entityCode: 'magasins-u', label: 'Magasins' },
  supports: { entityCode: 'cooperative-u-entite', label: 'Fonctions supports' },
};
