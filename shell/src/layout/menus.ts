import type { ComponentType } from 'react';
import figures from '@careers/platform/figures';
import type { IllustrationName } from '@careers/ui';
import {
  BasketIcon,
  BookIcon,
  BuildingIcon,
  BuildingStoreIcon,
  CoinIcon,
  DeviceLaptopIcon,
  HeartIcon,
  HelpCircleIcon,
  KeyIcon,
  MapPinsIcon,
  NewsIcon,
  PhoneIcon,
  SchoolIcon,
  SendIcon,
  SpeakerphoneIcon,
  TruckIcon,
  UsersGroupIcon,
  UsersIcon,
} from '@careers/ui/icons';
import { isWithin } from '../app/active-menu.ts';

export interface MenuLink {
  title: string;
  subtitle?: string;
  path: string;
  Icon: ComponentType<{ size?: number }>;
  isHighlighted?: boolean;
}

export interface Menu {
  id: string;
  label: string;
  title: string;
  subtitle: string;
  /** The entry's link without JavaScript. */
  hub: { label: string; path: string };
  pictures: readonly IllustrationName[];
  links: readonly MenuLink[];
  /** First path segments that activate the entry (decisions.md#layout-and-screens). */
  prefixes: readonly string[];
}

const sector = (slug: string) => `/nos-metiers/${slug}`;

/** The three mega menus: four links in the first column, the rest in the second. */
export const MENUS: readonly Menu[] = [
  {
    id: 'menu-metiers',
    label: 'Trouver mon métier',
    title: 'Nos métiers',
    subtitle: `Sept familles, plus de ${figures.staff} personnes. Lisez les fiches, puis les offres.`,
    hub: { label: 'Toutes les fiches métiers', path: '/nos-metiers' },
    pictures: ['portrait-primeur', 'motif-m6', 'portrait-support'],
    prefixes: ['nos-metiers'],
    links: [
      {
        title: 'Magasins',
        subtitle: 'Boucherie, caisse, rayons, direction',
        path: sector('les-metiers-en-supermarche'),
        Icon: BuildingStoreIcon,
      },
      {
        title: 'Logistique',
        subtitle: `${figures.warehouses} entrepôts, ${figures.logisticsPosts} postes`,
        path: sector('les-metiers-de-la-logistique-dans-la-grande-distribution'),
        Icon: TruckIcon,
      },
      {
        title: 'Informatique',
        subtitle: `${figures.technologyStaff} personnes, ${figures.remoteDays} jours de télétravail`,
        path: sector('les-metiers-de-l-informatique-dans-la-grande-distribution'),
        Icon: DeviceLaptopIcon,
      },
      {
        title: 'Commerce',
        subtitle: 'Achats, négociation, qualité',
        path: sector('les-metiers-du-commerce-dans-la-grande-distribution'),
        Icon: BasketIcon,
      },
      {
        title: 'Marketing et digital',
        subtitle: 'Marque, contenus, données',
        path: sector('les-metiers-marketing-et-digital-dans-la-grande-distribution'),
        Icon: SpeakerphoneIcon,
      },
      {
        title: 'Développement réseau',
        subtitle: 'Ouvertures, travaux, immobilier',
        path: sector('les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution'),
        Icon: MapPinsIcon,
      },
      {
        title: 'Fonctions support',
        subtitle: 'Finance, juridique, ressources humaines',
        path: sector('les-metiers-supports-dans-la-grande-distribution'),
        Icon: UsersGroupIcon,
      },
      {
        title: 'Candidature spontanée',
        subtitle: 'Aucune offre ne vous va ? Écrivez-nous.',
        path: '/candidature-spontanee',
        Icon: SendIcon,
        isHighlighted: true,
      },
    ],
  },
  {
    id: 'menu-groupe',
    label: 'Qui sommes-nous',
    title: 'Qui sommes-nous',
    subtitle: 'Des commerçants indépendants, réunis en coopérative.',
    hub: { label: 'Découvrir le groupement', path: '/qui-sommes-nous' },
    pictures: ['portrait-associe', 'motif-m2', 'portrait-developpeuse'],
    prefixes: [
      'qui-sommes-nous',
      'notre-culture-dentreprise',
      'organisation',
      'ils-temoignent',
      'temoignages',
    ],
    links: [
      {
        title: 'Le groupement',
        subtitle: `${figures.stores} magasins, ${figures.warehouses} entrepôts`,
        path: '/qui-sommes-nous',
        Icon: UsersIcon,
      },
      {
        title: 'Notre organisation',
        subtitle: 'Enseignes et entités',
        path: '/organisation-cooperative-u',
        Icon: BuildingIcon,
      },
      {
        title: 'Notre culture',
        subtitle: 'Entraide, formation, mobilité',
        path: '/notre-culture-dentreprise',
        Icon: HeartIcon,
      },
      {
        title: 'Ils témoignent',
        subtitle: 'Les métiers racontés de l’intérieur',
        path: '/ils-temoignent',
        Icon: BookIcon,
      },
      { title: 'Actualités', subtitle: 'Ce qui bouge en ce moment', path: '/actualites', Icon: NewsIcon },
      {
        title: 'Soutenons les jeunes',
        subtitle: `${figures.apprentices} apprentis`,
        path: '/soutenonslesjeunes',
        Icon: SchoolIcon,
      },
    ],
  },
  {
    id: 'menu-entreprendre',
    label: 'Devenir entrepreneur',
    title: 'Devenir entrepreneur',
    subtitle: 'Votre magasin, votre équipe, et la force d’une coopérative.',
    hub: { label: 'Ouvrir mon magasin', path: '/entreprendre' },
    pictures: ['portrait-associee', 'motif-m3', 'portrait-associe'],
    prefixes: ['entreprendre', 'devenir-entrepreneur', 'valeurs'],
    links: [
      {
        title: 'Devenir Associé',
        subtitle: 'Trois profils, deux réseaux',
        path: '/entreprendre',
        Icon: KeyIcon,
      },
      {
        title: 'Les premières démarches',
        subtitle: 'De la première idée aux clés',
        path: '/entreprendre/demarches',
        Icon: CoinIcon,
      },
      {
        title: 'Qui contacter',
        subtitle: 'Une personne dans chaque région',
        path: '/devenir-entrepreneur',
        Icon: PhoneIcon,
      },
      {
        title: 'Nos valeurs',
        subtitle: 'Indépendance, collectif, local, humain',
        path: '/valeurs',
        Icon: UsersGroupIcon,
      },
      {
        title: 'Questions fréquentes',
        subtitle: 'Apport, durée, formation',
        path: '/faq',
        Icon: HelpCircleIcon,
      },
    ],
  },
];

/** Returns the menu of a path, if any. */
export function activeMenu(pathname: string): Menu | undefined {
  return MENUS.find(({ prefixes }) => isWithin(prefixes, pathname));
}
