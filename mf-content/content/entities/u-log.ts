import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, TIME_OFF } from './benefits.ts';

const uLog: Entity = {
  code: 'u-log',
  label: ENTITY_NAMES['u-log'],
  head: {
    title: 'U Log : la logistique des magasins',
    description: `${figures.warehouses} entrepôts et ${figures.logisticsPosts} postes pour que les rayons soient pleins à l’ouverture. Métiers, avantages, évolution et offres de la logistique.`,
  },
  header: {
    title: 'U Log, la nuit, les rayons voyagent',
    lead: `${figures.warehouses} entrepôts, et chaque matin un rendez-vous à tenir avec chaque magasin.`,
    ground: 'basilic-100',
    picture: 'scene-logistique',
    links: [{ label: 'Voir les offres logistique', href: '/offres-emploi?codeEntity=u-log' }],
  },
  service: {
    title: 'Du quai d’arrivée au camion du matin',
    paragraphs: [
      'Fruits, surgelés, vaisselle, couches : tout arrive, se range, se prépare et repart. Les plateformes régionales font le dernier tri avant la tournée.',
    ],
    points: [
      'Entrepôts secs, frais et surgelés',
      'Transport organisé par nos équipes',
      'Des outils conçus avec celles et ceux qui s’en servent',
    ],
    picture: 'scene-camion',
    ground: 'basilic-100',
  },
  vision: {
    title: 'Bien livrer, c’est déjà bien vendre',
    paragraphs: [
      'Une palette bien montée fait gagner une heure au magasin. Un camion plein en évite un deuxième.',
      'Nous cherchons les deux : le service rendu et les kilomètres épargnés.',
    ],
  },
  keyFigures: {
    title: 'La logistique en bref',
    items: [
      { value: figures.warehouses, label: 'entrepôts' },
      { value: figures.logisticsPosts, label: 'postes' },
      { lead: 'à livrer', value: figures.stores, label: 'magasins' },
    ],
  },
  whyJoin: {
    title: 'Ce que l’on aime ici',
    items: [
      { icon: 'people', title: 'L’équipe', text: 'On commence ensemble, on finit ensemble. La pause aussi.' },
      {
        icon: 'clock',
        title: 'Des horaires fixes',
        text: 'Matin, après-midi ou nuit : vous choisissez, et vous vous y tenez.',
      },
      {
        icon: 'truck',
        title: 'Du concret',
        text: 'Le soir, on voit ce que l’on a fait : il est dans le camion.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [TIME_OFF, HEALTH_INSURANCE, MEAL_VOUCHERS],
  },
  values: {
    title: 'Nos réflexes',
    items: [
      {
        title: 'La sécurité d’abord',
        text: 'Aucune palette ne vaut un lumbago. On s’arrête et on recommence.',
      },
      { title: 'L’exactitude', text: 'Le bon produit, la bonne quantité, le bon quai.' },
      { title: 'Le coup de main', text: 'Une allée en retard, et trois collègues arrivent.' },
    ],
  },
  careers: {
    title: 'Grandir sans changer de quai',
    items: [
      { title: 'Préparateur, préparatrice', text: 'Vous apprenez les produits et les adresses.' },
      { title: 'Cariste', text: 'Vos certificats de conduite sont payés.' },
      { title: 'Chef, cheffe d’équipe', text: 'Vous organisez le travail d’une allée, puis d’un quai.' },
      { title: 'Direction d’entrepôt', text: 'Vous tenez un site, ses équipes et sa promesse.' },
    ],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      {
        label: 'Préparation de commandes',
        href: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution/preparateur-de-commandes',
      },
      {
        label: 'Conduite d’engins',
        href: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution/cariste',
      },
      {
        label: 'Tous les métiers de la logistique',
        href: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
      },
    ],
  },
  training: {
    title: 'Les permis et les gestes',
    paragraphs: [
      'Conduite d’engins, secourisme, gestes et postures, encadrement : la formation se fait sur le temps de travail, et les certificats vous appartiennent.',
    ],
    picture: 'portrait-preparatrice',
    ground: 'ciel-300',
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Des équipements de protection choisis avec les équipes',
      'Des camions remplis avant d’être multipliés',
      'Des intérimaires qui deviennent des collègues, chaque fois que c’est possible',
      'Un étirement avant la prise de poste, dans chaque entrepôt',
    ],
  },
  recruitment: {
    title: 'Comment on recrute',
    items: [
      { title: 'Une candidature', text: 'Un CV suffit. L’envie compte plus que l’expérience.' },
      { title: 'Une visite', text: 'Vous voyez l’entrepôt en marche, avant de décider.' },
      { title: 'Un entretien', text: 'Avec la personne qui dirigera votre équipe.' },
      { title: 'Un binôme', text: 'Vos premières semaines se font à deux.' },
    ],
  },
  offers: { title: 'Prochain départ' },
};

export default uLog;
