import type { MenuName } from '@careers/contract';
import figures from '@careers/platform/figures';
import type { IllustrationName } from '@careers/ui';

export interface Menu {
  /** Name in the manifests of remotes. */
  name: MenuName;
  id: string;
  label: string;
  title: string;
  subtitle: string;
  /** The entry's link without JavaScript. */
  hub: { label: string; path: string };
  pictures: readonly IllustrationName[];
  /** First path segments that activate the entry (decisions.md#layout-and-screens). */
  prefixes: readonly string[];
}

/** The mega menus; remotes contribute their links. */
export const MENUS: readonly Menu[] = [
  {
    name: 'jobs',
    id: 'menu-metiers',
    label: 'Trouver mon métier',
    title: 'Nos métiers',
    subtitle: `Sept familles, plus de ${figures.staff} personnes. Lisez les fiches, puis les offres.`,
    hub: { label: 'Toutes les fiches métiers', path: '/nos-metiers' },
    pictures: ['portrait-primeur', 'motif-m6', 'portrait-support'],
    prefixes: ['nos-metiers'],
  },
  {
    name: 'company',
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
  },
  {
    name: 'entrepreneur',
    id: 'menu-entreprendre',
    label: 'Devenir entrepreneur',
    title: 'Devenir entrepreneur',
    subtitle: 'Votre magasin, votre équipe, et la force d’une coopérative.',
    hub: { label: 'Ouvrir mon magasin', path: '/entreprendre' },
    pictures: ['portrait-associee', 'motif-m3', 'portrait-associe'],
    prefixes: ['entreprendre', 'devenir-entrepreneur', 'valeurs'],
  },
];

export function activeMenu(pathname: string): Menu | undefined {
  return MENUS.find(({ prefixes }) => isWithin(prefixes, pathname));
}

/** Returns true if the first segment of a path starts with one of a menu's prefixes (decisions.md#layout-and-screens). */
export function isWithin(prefixes: readonly string[], pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return first !== '' && prefixes.some((prefix) => first.startsWith(prefix));
}
