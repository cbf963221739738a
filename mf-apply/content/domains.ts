import type { IllustrationName } from '@careers/ui';

export type DomainCode = 'logistique' | 'informatique' | 'commercial-reseau' | 'magasins' | 'supports';

export interface Domain {
  code: DomainCode;
  label: string;
  text: string;
  illustration: IllustrationName;
  /** Entities that receive the domain's applications (decisions.md#api-contract). */
  entityCodes: readonly string[];
}

/** In the order of the page. */
export const DOMAINS: readonly Domain[] = [
  {
    code: 'magasins',
    label: 'Magasins',
    text: 'Rayons, métiers de bouche, caisse, drive, encadrement.',
    illustration: 'scene-magasin',
    entityCodes: ['magasins-u'],
  },
  {
    code: 'logistique',
    label: 'Logistique',
    text: 'Préparation de commandes, transport, approvisionnement, maintenance.',
    illustration: 'scene-logistique',
    entityCodes: ['u-log'],
  },
  {
    code: 'informatique',
    label: 'Informatique',
    text: 'Développement, infrastructure, données, sécurité, produits numériques.',
    illustration: 'scene-informatique',
    entityCodes: ['u-tech'],
  },
  {
    code: 'commercial-reseau',
    label: 'Commercial et développement du réseau',
    text: 'Achats, offre, animation des magasins, ouverture de points de vente.',
    illustration: 'scene-associes',
    entityCodes: ['cooperative-u-entite'],
  },
  {
    code: 'supports',
    label: 'Fonctions support',
    text: 'Ressources humaines, finance, juridique, communication, qualité.',
    illustration: 'portrait-support',
    entityCodes: ['cooperative-u-entite'],
  },
];

/** Returns the domain with this code; undefined for an unknown one. */
export function domainOf(code: string | null | undefined): Domain | undefined {
  return DOMAINS.find((domain) => domain.code === code);
}
