import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, REMOTE_WORK, TIME_OFF } from './benefits.ts';

const uTech: Entity = {
  code: 'u-tech',
  label: ENTITY_NAMES['u-tech'],
  head: {
    title: 'U Tech : l’informatique que l’on croise en caisse',
    description: `${figures.technologyStaff} personnes conçoivent, exploitent et dépannent l’informatique de la coopérative. Métiers, télétravail, formation et offres chez U Tech.`,
  },
  header: {
    title: 'U Tech, du code que l’on voit en faisant ses courses',
    lead: `${figures.technologyStaff} personnes, et des utilisateurs qui disent tout de suite si cela marche.`,
    ground: 'lavande-200',
    picture: 'scene-informatique',
    links: [{ label: 'Voir les offres U Tech', href: '/offres-emploi?codeEntity=u-tech' }],
  },
  service: {
    title: 'Caisses, commandes, données : tout passe par nous',
    paragraphs: [
      'Nous concevons les outils des magasins et des entrepôts, la vente en ligne, les échanges avec les fournisseurs et les données qui aident à décider.',
      'Nous les exploitons aussi : qui écrit un service le fait vivre.',
    ],
    points: [
      'Des équipes par produit, du besoin à l’exploitation',
      'Des magasins pilotes à quelques minutes',
      'Des choix techniques expliqués et discutés',
    ],
    picture: 'portrait-developpeuse',
    ground: 'lavande-300',
  },
  vision: {
    title: 'Une informatique qui sert',
    paragraphs: [
      'Un samedi à onze heures, une seconde de plus par ticket, c’est une file de plus. Cela remet les débats techniques à leur place.',
      'Nous préférons un outil simple, utilisé partout, à un outil brillant que personne n’ouvre.',
    ],
  },
  keyFigures: {
    title: 'U Tech en bref',
    items: [
      { value: figures.technologyStaff, label: 'personnes' },
      { value: figures.stores, label: 'magasins à équiper' },
      { value: figures.warehouses, label: 'entrepôts à faire tourner' },
    ],
  },
  whyJoin: {
    title: 'Pourquoi du code, ici',
    items: [
      {
        icon: 'store',
        title: 'Le terrain à côté',
        text: 'On regarde une caissière se servir de l’écran avant de le redessiner.',
      },
      {
        icon: 'laptop',
        title: 'Toute la pile',
        text: 'Du terminal de poche aux données, chacun peut changer de couche.',
      },
      {
        icon: 'people',
        title: 'Une coopérative pour cliente',
        text: 'Pas de produit à vendre à tout prix : des besoins à comprendre.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [REMOTE_WORK, TIME_OFF, HEALTH_INSURANCE, MEAL_VOUCHERS],
  },
  values: {
    title: 'Notre façon de travailler',
    items: [
      {
        title: 'Essayer petit',
        text: 'Un magasin, puis dix, puis tous. Et l’on revient en arrière en une minute.',
      },
      { title: 'Écrire', text: 'Une décision qui n’est écrite nulle part n’est pas une décision.' },
      { title: 'Partager', text: 'Revues de code, démonstrations, midis techniques.' },
    ],
  },
  careers: {
    title: 'Grandir par l’expertise ou par l’équipe',
    lead: 'On peut grandir dans l’expertise ou dans l’encadrement, et passer de l’une à l’autre.',
    items: [
      { title: 'Alternance ou premier poste', text: 'Un vrai sujet, dès la première semaine.' },
      { title: 'Confirmé, confirmée', text: 'Vous portez un service de bout en bout.' },
      {
        title: 'Expert ou responsable',
        text: 'Vous tenez une architecture, ou vous faites grandir une équipe.',
      },
    ],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      {
        label: 'Développement',
        href: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution/developpeur',
      },
      {
        label: 'Tous les métiers de l’informatique',
        href: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
      },
      { label: 'Monétique : U Paiement', href: '/organisation-cooperative-u/u-paiement' },
      { label: 'Terrain : Info U', href: '/organisation-cooperative-u/info-u' },
    ],
  },
  training: {
    title: 'Du temps pour apprendre',
    paragraphs: [
      'Une certification, une conférence, un livre, une demi-journée pour essayer : la curiosité fait partie du poste. Et chaque arrivée commence par une journée en magasin.',
    ],
    picture: 'scene-depannage',
    ground: 'ciel-100',
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Des astreintes comptées, payées et partagées',
      'Des services accessibles à toutes et à tous',
      'Un matériel réparé avant d’être remplacé',
      'Des entretiens sans piège ni exercice à faire le week-end',
    ],
  },
  recruitment: {
    title: 'Trois échanges, deux semaines',
    items: [
      { title: 'Un appel', text: 'Votre projet, le nôtre, le salaire : tout de suite.' },
      { title: 'Une discussion technique', text: 'Avec de futurs collègues, autour d’un cas réel.' },
      { title: 'Une rencontre', text: 'Avec l’équipe et la personne qui l’encadre.' },
    ],
  },
  offers: { title: 'Les postes ouverts chez U Tech' },
};

export default uTech;
