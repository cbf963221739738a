import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, TIME_OFF } from './benefits.ts';

const uProximiteFrance: Entity = {
  code: 'u-proximite-france',
  label: ENTITY_NAMES['u-proximite-france'],
  head: {
    title: 'U Proximité France : la coopérative de proximité',
    description: `Environ ${figures.proximityStores} magasins, plus de ${figures.proximityStaff} personnes et ${figures.proximityReferences} références : l’équipe qui fait vivre les commerces de proximité.`,
  },
  header: {
    title: 'U Proximité France, au service des petits commerces',
    lead: 'Approvisionner, conseiller, animer : derrière chaque épicerie de village, une équipe qui répond au téléphone.',
    ground: 'basilic-100',
    picture: 'scene-proximite',
    links: [
      { label: 'Voir les offres', href: '/offres-emploi?codeEntity=u-proximite-france' },
      { label: 'Ouvrir un magasin de proximité', href: '/entreprendre' },
    ],
  },
  service: {
    title: 'Une centrale qui connaît ses magasins',
    paragraphs: [
      'Nous livrons des magasins que d’autres trouvent trop petits ou trop loin. Un commerçant qui commande trois cagettes mérite la même exactitude qu’un hypermarché.',
    ],
    points: [
      'Un entrepôt et des tournées taillés pour les petites surfaces',
      'Des conseillers et conseillères présents sur le terrain',
      'Un assortiment à composer selon le village',
    ],
    picture: 'portrait-conducteur',
    ground: 'ciel-300',
  },
  vision: {
    title: 'La proximité est un métier',
    paragraphs: [
      'On ne gère pas une épicerie de bourg comme un hypermarché en plus petit. Il faut d’autres livraisons, d’autres prix, d’autres horaires. Nous ne faisons que cela.',
    ],
  },
  keyFigures: {
    title: 'La coopérative de proximité',
    items: [
      { lead: 'environ', value: figures.proximityStores, label: 'magasins' },
      { lead: 'plus de', value: figures.proximityStaff, label: 'personnes' },
      { value: figures.proximityReferences, label: 'références au catalogue' },
    ],
  },
  whyJoin: {
    title: 'Pourquoi nous rejoindre',
    items: [
      {
        icon: 'map',
        title: 'Le terrain',
        text: 'Vous savez à quoi sert votre travail : vous y faites vos courses.',
      },
      {
        icon: 'people',
        title: 'Des équipes resserrées',
        text: 'On se connaît, on décide vite, on corrige vite.',
      },
      {
        icon: 'truck',
        title: 'Toute la chaîne',
        text: 'De l’achat à la livraison, tous les métiers se parlent.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [TIME_OFF, HEALTH_INSURANCE, MEAL_VOUCHERS],
  },
  careers: {
    title: 'Des chemins qui se croisent',
    items: [
      { title: 'Entrepôt', text: 'Préparation, chargement, puis encadrement d’une équipe.' },
      { title: 'Commerce', text: 'Conseil aux magasins, puis animation d’une région.' },
      { title: 'Siège', text: 'Achats, gestion, informatique, ressources humaines.' },
    ],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      { label: 'Logistique', href: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution' },
      {
        label: 'Achats et commerce',
        href: '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
      },
      {
        label: 'Développement du réseau',
        href: '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
      },
      { label: 'Fonctions support', href: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution' },
    ],
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Livrer à l’heure, même le dernier village de la tournée',
      'Aider à la reprise plutôt que laisser fermer',
      'Former chaque commerçant, chaque commerçante à son nouveau métier',
    ],
  },
  recruitment: {
    title: 'Le recrutement en clair',
    items: [
      { title: 'Votre candidature', text: 'Lue par l’équipe qui recrute.' },
      { title: 'Deux entretiens', text: 'L’un sur vous, l’autre sur le poste.' },
      { title: 'Une immersion', text: 'Une matinée en magasin, avant votre premier jour.' },
    ],
  },
  offers: { title: 'Les postes ouverts' },
};

export default uProximiteFrance;
