import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE } from './benefits.ts';

const hyperU: Entity = {
  code: 'hyper-u',
  label: ENTITY_NAMES['hyper-u'],
  head: {
    title: 'Hyper U : tous les métiers sous un même toit',
    description: `${figures.hyperStores} hypermarchés à taille humaine : grands étals, univers maison et loisirs, équipes de spécialistes. L’enseigne, ses métiers et ses offres.`,
  },
  header: {
    title: 'Hyper U, le grand marché couvert',
    lead: 'De grands étals, des spécialistes dans chaque allée, et une équipe assez nombreuse pour apprendre tous les métiers.',
    ground: 'basilic-100',
    picture: 'scene-hyper',
    links: [{ label: 'Voir les offres Hyper U', href: '/offres-emploi?codeEntity=hyper-u' }],
  },
  service: {
    title: 'Grand, mais jamais anonyme',
    paragraphs: [
      'L’hypermarché réunit l’alimentation, la maison, le jardin, les loisirs et les services. Chaque univers a son équipe, son rythme et son commerce.',
      'Comme tous les magasins de la coopérative, il appartient à un Associé, qui le dirige et y recrute.',
    ],
    picture: 'portrait-poissonnier',
    ground: 'ciel-300',
  },
  keyFigures: {
    title: 'L’enseigne en bref',
    items: [
      { value: figures.hyperStores, label: 'hypermarchés' },
      { lead: 'plus de', value: figures.staff, label: 'personnes dans la coopérative' },
      { lead: 'dans le groupement', value: figures.apprentices, label: 'apprentis' },
    ],
  },
  whyJoin: {
    title: 'Pourquoi un hypermarché',
    items: [
      {
        icon: 'sparkles',
        title: 'Devenir spécialiste',
        text: 'Caviste, fromagère, poissonnier, vendeuse en électroménager : la taille du magasin permet d’aller au bout d’un métier.',
      },
      {
        icon: 'people',
        title: 'Encadrer une vraie équipe',
        text: 'Un secteur regroupe plusieurs rayons. On y apprend à diriger, à recruter et à faire grandir.',
      },
      {
        icon: 'store',
        title: 'Inventer des temps forts',
        text: 'Foire aux vins, rentrée, fêtes : vous montez l’opération, du stock à la mise en scène.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [
      HEALTH_INSURANCE,
      { title: 'Un métier, puis un autre', text: 'Vous changez d’univers sans changer d’employeur.' },
      {
        title: 'Des horaires discutés',
        text: 'Ouverture, fermeture, temps partiel : on en parle avant de signer.',
      },
    ],
  },
  values: {
    title: 'Notre façon de faire',
    items: [
      { title: 'Le spectacle du frais', text: 'Un étal se monte le matin et se raconte toute la journée.' },
      { title: 'Le conseil', text: 'On accompagne jusqu’au rayon plutôt que d’indiquer l’allée du doigt.' },
      { title: 'La transmission', text: 'Les plus anciens forment. C’est écrit dans leur fiche de poste.' },
    ],
  },
  careers: {
    title: 'De l’étal à la direction',
    items: [
      { title: 'Vendeur, vendeuse', text: 'Vous maîtrisez un rayon et ses gestes.' },
      { title: 'Manager de rayon', text: 'Vous tenez les commandes, les marges et l’équipe.' },
      { title: 'Chef, cheffe de secteur', text: 'Vous coordonnez plusieurs rayons et leurs responsables.' },
      { title: 'Direction de magasin', text: 'Vous pilotez l’ensemble, aux côtés de l’Associé.' },
    ],
  },
  domains: {
    title: 'Nos métiers',
    links: [
      { label: 'Poissonnerie', href: '/nos-metiers/les-metiers-en-supermarche/poissonnier' },
      { label: 'Pâtisserie', href: '/nos-metiers/les-metiers-en-supermarche/patissier' },
      { label: 'Encadrement', href: '/nos-metiers/les-metiers-en-supermarche?categorie=Encadrement' },
      { label: 'Tous les métiers du magasin', href: '/nos-metiers/les-metiers-en-supermarche' },
    ],
  },
  training: {
    title: 'Un métier s’apprend avec les mains',
    paragraphs: [
      'Les métiers de bouche se transmettent au laboratoire, le couteau ou la poche à douille à la main. L’encadrement s’apprend en formation, avec des responsables venus d’autres magasins.',
    ],
    points: [
      'CAP, BP et titres professionnels en alternance',
      'Des ateliers par produit et par saison',
      'Un parcours de futurs managers',
    ],
    picture: 'portrait-boulanger',
    ground: 'citron-500',
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Un entretien annuel qui parle d’avenir, pas seulement d’objectifs',
      'Des postes ouverts d’abord aux équipes en place',
      'Des gestes et des charges étudiés pour ménager le dos',
      'Des invendus donnés ou transformés',
    ],
  },
  recruitment: {
    title: 'De la candidature au premier jour',
    items: [
      { title: 'Vous postulez en ligne', text: 'Votre candidature arrive directement au magasin.' },
      { title: 'On échange', text: 'Au téléphone, puis avec la personne qui encadre le rayon.' },
      { title: 'On essaie', text: 'Pour les métiers de bouche, une demi-journée à l’étal dit tout.' },
      { title: 'On vous accueille', text: 'Une tenue, un casier, un tuteur ou une tutrice.' },
    ],
  },
  offers: { title: 'Choisissez votre allée' },
};

export default hyperU;
