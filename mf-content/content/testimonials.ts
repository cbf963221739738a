import type { IllustrationName } from '@careers/ui';

export interface Testimonial {
  sector: string;
  text: string;
  name: string;
  jobAndPlace: string;
  portrait: IllustrationName;
  path: string;
}

/** One voice for each family of jobs. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    sector: 'Magasins',
    text: 'J’ai commencé en contrat saisonnier, deux mois d’été. Six ans plus tard, je gère le rayon et je forme deux apprentis.',
    name: 'Manon',
    jobAndPlace: 'Responsable boucherie, Vannes',
    portrait: 'portrait-bouchere',
    path: '/nos-metiers/les-metiers-en-supermarche',
  },
  {
    sector: 'Logistique',
    text: 'On voit partir les camions le soir et les rayons pleins le lendemain. Ce que je prépare sert à quelqu’un.',
    name: 'Awa',
    jobAndPlace: 'Préparatrice de commandes, Carquefou',
    portrait: 'portrait-preparatrice',
    path: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
  },
  {
    sector: 'Informatique',
    text: 'Le soir, je fais mes courses et je vois mon code fonctionner en caisse. Peu de métiers offrent ça.',
    name: 'Nadia',
    jobAndPlace: 'Développeuse, Nantes',
    portrait: 'portrait-developpeuse',
    path: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
  },
  {
    sector: 'Commerce et achats',
    text: 'Une filière se construit avec un éleveur, autour d’une table, et elle tient dix ans.',
    name: 'Béatrice',
    jobAndPlace: 'Acheteuse viande, Rungis',
    portrait: 'portrait-acheteuse',
    path: '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
  },
  {
    sector: 'Marketing et digital',
    text: 'Stagiaire en avril, en poste en septembre : on m’a confié un vrai projet dès la première semaine.',
    name: 'Théo',
    jobAndPlace: 'Chargé de contenus, Rungis',
    portrait: 'portrait-alternant',
    path: '/nos-metiers/les-metiers-marketing-et-digital-dans-la-grande-distribution',
  },
  {
    sector: 'Développement réseau',
    text: 'Je remets les clés d’un magasin à une famille qui en rêvait depuis des années. C’est le plus beau jour du chantier.',
    name: 'Grace',
    jobAndPlace: 'Conductrice de travaux, Toulouse',
    portrait: 'portrait-associee',
    path: '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
  },
  {
    sector: 'Fonctions support',
    text: 'Un magasin qui m’appelle le matin a sa réponse à midi. C’est ma fierté.',
    name: 'Soizic',
    jobAndPlace: 'Gestionnaire de paie, Carquefou',
    portrait: 'portrait-support',
    path: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution',
  },
];
