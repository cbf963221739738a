import type { SeedEntity } from './types.ts';

const entity = (code: string, label: string, color: string, description: string): SeedEntity => ({
  code,
  label,
  color,
  logoUrl: `/static/logos/${code}.svg`,
  description,
});

/** The companies and brands of the group (specification.md#3-entities-and-their-fields). */
export const ENTITIES: readonly SeedEntity[] = [
  entity('super-u', 'Super U', '#CF3A17', 'Le supermarché de la commune, dirigé par un Associé qui y vit.'),
  entity(
    'hyper-u',
    'Hyper U',
    '#1B568C',
    'L’hypermarché à taille humaine, avec ses métiers de bouche et ses services.',
  ),
  entity('u-express', 'U Express', '#0E7A4F', 'Le magasin de quartier, ouvert tôt et fermé tard.'),
  entity('utile', 'Utile', '#F0B400', 'L’épicerie du village, qui rend service toute l’année.'),
  entity('magasins-u', 'Magasins U', '#F2542D', 'L’ensemble des magasins de la coopérative.'),
  entity('u-log', 'U Log', '#4E9BDB', 'Les entrepôts et le transport qui approvisionnent les magasins.'),
  entity('u-logistique', 'U Logistique', '#1B568C', 'Les plateformes régionales de la logistique.'),
  entity(
    'u-tech',
    'U Tech',
    '#8E5BB5',
    'L’informatique de la coopérative : conception, exploitation, assistance.',
  ),
  entity(
    'cooperative-u-entite',
    'Coopérative U',
    '#FF9EB5',
    'Le siège : achats, marketing, réseau, finance, ressources humaines.',
  ),
  entity(
    'info-u',
    'Info U',
    '#7D6A8A',
    'L’équipe de proximité qui équipe et dépanne l’informatique des magasins.',
  ),
  entity('u-paiement', 'U Paiement', '#0A5C3B', 'La monétique des magasins, des terminaux aux cartes.'),
  entity(
    'u-proximite-france',
    'U Proximité France',
    '#9E1F0B',
    'La coopérative de proximité : environ 400 magasins et 22 000 références.',
  ),
];
