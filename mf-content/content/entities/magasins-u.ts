import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE } from './benefits.ts';

const magasinsU: Entity = {
  code: 'magasins-u',
  label: ENTITY_NAMES['magasins-u'],
  head: {
    title: 'Magasins U : du village à l’hypermarché',
    description: `${figures.stores} magasins sous quatre enseignes : Hyper U, Super U, U Express et Utile. Ce qui les unit, ce qui les distingue, et toutes leurs offres.`,
  },
  header: {
    title: 'Les magasins, notre raison d’être',
    lead: `${figures.stores} magasins, quatre enseignes, et chaque fois une équipe qui ouvre la porte le matin.`,
    ground: 'rose-100',
    picture: 'scene-associes',
    mosaic: [
      'portrait-primeur',
      'produit-tomate',
      'portrait-bouchere',
      'motif-m1',
      'motif-m2',
      'portrait-boulanger',
      'produit-poisson',
      'portrait-caissier',
      'produit-avocat',
      'motif-m3',
      'portrait-poissonnier',
      'produit-agrume',
    ],
    links: [
      {
        label: 'Voir les offres en magasin',
        href: '/offres-emploi?codeOfferFamilyCategory=job_family_magasins',
      },
    ],
  },
  vision: {
    title: 'Indépendants, ensemble',
    paragraphs: [
      'Chaque magasin appartient à un Associé. Il choisit ses producteurs, compose son équipe, décide de ses horaires.',
      'Ensemble, les magasins achètent, transportent, forment et innovent. Aucun ne pourrait le faire seul.',
    ],
    links: [{ label: 'Comprendre la coopérative', href: '/organisation-cooperative-u' }],
  },
  keyFigures: {
    title: 'Quatre enseignes',
    items: [
      { value: figures.hyperStores, label: 'Hyper U' },
      { value: figures.superStores, label: 'Super U' },
      { value: figures.expressStores, label: 'U Express' },
      { value: figures.utileStores, label: 'Utile' },
    ],
  },
  whyJoin: {
    title: 'Quelle enseigne vous ressemble ?',
    items: [
      {
        icon: 'building',
        title: 'Hyper U',
        text: 'Pour aller au bout d’un métier et encadrer une grande équipe.',
        href: '/organisation-cooperative-u/hyper-u',
      },
      {
        icon: 'store',
        title: 'Super U',
        text: 'Pour connaître tous les métiers et toute la commune.',
        href: '/organisation-cooperative-u/super-u',
      },
      {
        icon: 'clock',
        title: 'U Express',
        text: 'Pour le rythme de la ville et des responsabilités rapides.',
        href: '/organisation-cooperative-u/u-express',
      },
      {
        icon: 'heart',
        title: 'Utile',
        text: 'Pour une petite équipe qui rend service.',
        href: '/organisation-cooperative-u/utile',
      },
    ],
  },
  benefits: {
    title: 'Dans toutes les enseignes',
    items: [
      HEALTH_INSURANCE,
      {
        value: figures.frenchFoodProducts,
        title: 'de produits alimentaires français',
        text: 'À vendre, à cuisiner, à expliquer.',
      },
      {
        value: figures.apprentices,
        title: 'apprentis à nos côtés',
        text: 'Autant de tuteurs et de tutrices.',
      },
    ],
  },
  domains: {
    title: 'Les métiers du magasin',
    links: [
      {
        label: 'Métiers de bouche',
        href: '/nos-metiers/les-metiers-en-supermarche?categorie=M%C3%A9tiers%20de%20bouche',
      },
      { label: 'Encadrement', href: '/nos-metiers/les-metiers-en-supermarche?categorie=Encadrement' },
      { label: 'Toutes les fiches métiers', href: '/nos-metiers/les-metiers-en-supermarche' },
    ],
  },
  training: {
    title: 'Un apprenti, une équipe',
    paragraphs: [
      'On apprend un métier de commerce comme on apprend à cuisiner : à côté de quelqu’un. Chaque apprenti, chaque apprentie a une personne qui répond de sa formation.',
    ],
    picture: 'scene-alternance',
    ground: 'citron-200',
    links: [{ label: 'Soutenons les jeunes', href: '/soutenonslesjeunes' }],
  },
  commitments: {
    title: 'Ce que tous les magasins promettent',
    items: [
      'Une réponse à chaque candidature',
      'Un parcours d’intégration avec un tuteur ou une tutrice',
      'Un entretien chaque année sur votre avenir',
    ],
  },
  offers: { title: 'Près de chez vous, forcément' },
};

export default magasinsU;
