import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, REMOTE_WORK, TIME_OFF } from './benefits.ts';

const cooperativeU: Entity = {
  code: 'cooperative-u-entite',
  label: ENTITY_NAMES['cooperative-u-entite'],
  head: {
    title: 'Coopérative U : le siège au service des magasins',
    description:
      'Achats, marketing, développement du réseau, finance, juridique, ressources humaines : le siège travaille pour les magasins, qui en sont les propriétaires.',
  },
  header: {
    title: 'Coopérative U, un siège que les magasins possèdent',
    lead: 'Ici, la direction a des milliers de clients exigeants : les Associés. Ce sont aussi ses actionnaires.',
    ground: 'rose-100',
    picture: 'scene-bureau',
    links: [{ label: 'Voir les offres du siège', href: '/offres-emploi?codeEntity=cooperative-u-entite' }],
  },
  service: {
    title: 'Ce que l’on fait mieux à plusieurs',
    paragraphs: [
      'Négocier, concevoir des produits, ouvrir des magasins, faire connaître l’enseigne, former, compter, défendre : le siège fait ce qu’aucun magasin ne peut faire seul.',
    ],
    points: [
      'Achats, qualité et produits à la marque',
      'Marketing, communication et données',
      'Réseau, travaux et immobilier',
      'Finance, juridique et ressources humaines',
    ],
    picture: 'portrait-acheteuse',
    ground: 'rose-300',
  },
  vision: {
    title: 'Décider avec, jamais à la place',
    paragraphs: [
      'Les grandes décisions se prennent en commission, avec des Associés élus par les autres. Un projet qui ne convainc pas un magasin a peu de chances d’en convaincre mille.',
      'C’est parfois plus long. C’est presque toujours plus juste.',
    ],
  },
  keyFigures: {
    title: 'La coopérative en bref',
    items: [
      { value: figures.stores, label: 'magasins' },
      { lead: 'plus de', value: figures.staff, label: 'personnes, toutes entités réunies' },
      { value: figures.frenchFoodProducts, label: 'de produits alimentaires français' },
      { lead: 'environ', value: figures.offersPerYear, label: 'offres d’emploi par an' },
    ],
  },
  whyJoin: {
    title: 'Pourquoi ce siège-là',
    items: [
      {
        icon: 'basket',
        title: 'Le produit au centre',
        text: 'On goûte, on compare, on visite des fermes et des usines.',
      },
      {
        icon: 'people',
        title: 'Des décisions partagées',
        text: 'Votre projet passe devant celles et ceux qui l’appliqueront.',
      },
      {
        icon: 'map',
        title: 'Le magasin, chaque année',
        text: 'Tout le monde y passe des journées, tous les postes confondus.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [TIME_OFF, REMOTE_WORK, HEALTH_INSURANCE, MEAL_VOUCHERS],
  },
  values: {
    title: 'Nos quatre valeurs',
    items: [
      { title: 'Indépendance', text: 'Chaque Associé est maître chez lui.' },
      { title: 'Collectif', text: 'Une personne, une voix.' },
      { title: 'Local', text: 'Ce qui se décide près du terrain se décide mieux.' },
      { title: 'Humain', text: 'Derrière chaque poste, quelqu’un que l’on connaît.' },
    ],
  },
  careers: {
    title: 'Passer d’un métier à l’autre',
    items: [
      { title: 'Stage ou alternance', text: 'Un sujet réel et quelqu’un pour vous y accompagner.' },
      { title: 'Chargé, chargée de mission', text: 'Vous portez un dossier devant les magasins.' },
      { title: 'Responsable', text: 'Vous dirigez une équipe, un marché ou un budget.' },
      {
        title: 'Ailleurs dans la coopérative',
        text: 'Un entrepôt, une région, un magasin : les portes communiquent.',
      },
    ],
    links: [{ label: 'Le parcours interne', href: '/notre-culture-dentreprise#parcours-interne' }],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      {
        label: 'Commerce et achats',
        href: '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
      },
      {
        label: 'Marketing et digital',
        href: '/nos-metiers/les-metiers-marketing-et-digital-dans-la-grande-distribution',
      },
      {
        label: 'Développement du réseau',
        href: '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
      },
      { label: 'Fonctions support', href: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution' },
    ],
  },
  training: {
    title: 'Un institut de formation à soi',
    paragraphs: [
      'La coopérative forme ses futurs Associés, ses équipes de magasin et son siège. Les formateurs et formatrices viennent du métier, et y retournent.',
    ],
    points: [
      'Un catalogue ouvert à toutes les entités',
      'Des parcours de futurs dirigeants',
      'Des journées en magasin pour tout le siège',
    ],
    picture: 'scene-ecole',
    ground: 'citron-100',
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Des contrats longs avec les filières agricoles',
      'Des offres d’emploi au salaire discuté dès le premier échange',
      'L’égalité entre les femmes et les hommes, mesurée et publiée',
      'Des bureaux et des outils accessibles aux personnes handicapées',
    ],
  },
  recruitment: {
    title: 'Le recrutement au siège',
    items: [
      { title: 'Votre candidature', text: 'Un CV suffit, la lettre est facultative.' },
      { title: 'Un premier échange', text: 'Avec les ressources humaines, par téléphone ou en visio.' },
      { title: 'Un second entretien', text: 'Avec votre futur responsable et une personne de l’équipe.' },
      { title: 'Une réponse', text: 'Dans tous les cas, et avec une raison.' },
    ],
  },
  offers: { title: 'Les postes ouverts au siège' },
};

export default cooperativeU;
