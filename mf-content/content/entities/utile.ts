import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';

const utile: Entity = {
  code: 'utile',
  label: ENTITY_NAMES['utile'],
  head: {
    title: 'Utile : l’épicerie qui tient le village',
    description: `${figures.utileStores} magasins de village et de quartier, où l’on fait ses courses, dépose un colis et prend des nouvelles. Les métiers et les offres Utile.`,
  },
  header: {
    title: 'Utile, le nom dit tout',
    lead: 'Une épicerie, un point relais, un sourire : le magasin qui rend service toute l’année, à la campagne comme en ville.',
    ground: 'citron-100',
    picture: 'scene-village',
    links: [{ label: 'Voir les offres Utile', href: '/offres-emploi?codeEntity=utile' }],
  },
  service: {
    title: 'Le pain, le colis et les nouvelles',
    paragraphs: [
      'Dans un Utile, on est deux, trois, parfois cinq. On connaît les prénoms, les allergies et le jour de passage du facteur.',
      'Le magasin fait dépôt de pain, gaz, relais colis, presse ou pressing, selon ce qui manque au village.',
    ],
    picture: 'produit-pain',
    ground: 'citron-100',
  },
  vision: {
    title: 'Un village qui a son épicerie reste un village',
    paragraphs: [
      'Quand le commerce ferme, on reprend la voiture pour un litre de lait. Quand il ouvre, on se reparle.',
      'C’est pourquoi Utile est aussi la porte d’entrée la plus courte vers l’entreprise : un magasin à tenir, à deux, avec une coopérative derrière soi.',
    ],
    links: [{ label: 'Ouvrir un Utile', href: '/entreprendre' }],
  },
  keyFigures: {
    title: 'L’enseigne en bref',
    items: [
      { value: figures.utileStores, label: 'magasins Utile' },
      {
        lead: 'à partir de',
        value: figures.minimumContribution,
        label: 'd’apport personnel pour ouvrir le sien',
      },
    ],
  },
  whyJoin: {
    title: 'Pourquoi une petite équipe',
    items: [
      { icon: 'heart', title: 'Vous comptez', text: 'Votre absence se remarque, votre idée aussi.' },
      {
        icon: 'basket',
        title: 'Vous faites tout',
        text: 'Commande, mise en rayon, caisse, conseil : un métier complet.',
      },
      { icon: 'map', title: 'Vous restez au pays', text: 'Un emploi à l’année, là où il y en a peu.' },
    ],
  },
  values: {
    title: 'L’esprit Utile',
    items: [
      {
        title: 'Rendre service',
        text: 'Porter un sac jusqu’à la voiture n’est écrit nulle part. C’est pour cela que l’on s’en souvient.',
      },
      { title: 'Faire simple', text: 'Peu de règles, mais tenues.' },
      {
        title: 'Acheter à côté',
        text: 'Le miel de l’apicultrice, les œufs de la ferme, le cidre d’en face.',
      },
    ],
  },
  careers: {
    title: 'Un tremplin à taille humaine',
    items: [
      { title: 'Employé de magasin, employée de magasin', text: 'Vous apprenez l’ensemble d’un commerce.' },
      { title: 'Responsable', text: 'Vous tenez la boutique, ses comptes et ses commandes.' },
      { title: 'Associé', text: 'Vous reprenez un magasin, avec une formation et un accompagnement.' },
    ],
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Des contrats à l’année plutôt qu’à la saison, dès que possible',
      'Une formation à tous les postes du magasin',
      'Des fermetures qui laissent vivre',
    ],
  },
  recruitment: {
    title: 'Le recrutement, en face à face',
    items: [
      { title: 'Vous postulez', text: 'Votre candidature est lue par la personne qui tient le magasin.' },
      { title: 'Vous passez', text: 'Un café, une visite, une discussion franche.' },
      { title: 'Vous essayez', text: 'Quelques jours en double, puis on décide ensemble.' },
    ],
  },
  offers: { title: 'Le village vous attend' },
};

export default utile;
