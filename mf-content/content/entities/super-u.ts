import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE } from './benefits.ts';

const superU: Entity = {
  code: 'super-u',
  label: ENTITY_NAMES['super-u'],
  head: {
    title: 'Super U : travailler dans le supermarché de sa commune',
    description: `${figures.superStores} supermarchés, chacun dirigé par un Associé qui y vit. Métiers de bouche, caisse, rayons, encadrement : découvrez l’enseigne et ses offres.`,
  },
  header: {
    title: 'Super U, le supermarché où l’on vous appelle par votre prénom',
    lead: 'Un Associé, une équipe, une commune : ici, la clientèle et les collègues sont aussi des voisins.',
    ground: 'ciel-100',
    picture: 'scene-magasin',
    links: [{ label: 'Voir les offres Super U', href: '/offres-emploi?codeEntity=super-u' }],
  },
  service: {
    title: 'Un magasin entier, à taille d’équipe',
    paragraphs: [
      'Un Super U, c’est une boucherie, un fournil, un étal de poisson, des rayons, un drive et des caisses. On y connaît tous les métiers, parce qu’on les croise tous les jours.',
      'Les décisions se prennent sur place. Une idée lancée le lundi matin peut être en rayon le lundi soir.',
    ],
    points: [
      'Des métiers de bouche exercés sur place',
      'Un drive et une livraison tenus par le magasin',
      'Des producteurs du coin que vous connaissez par leur nom',
    ],
    picture: 'portrait-bouchere',
    ground: 'tomate-200',
  },
  vision: {
    title: 'Le commerce qui reste',
    paragraphs: [
      'Dans beaucoup de communes, le supermarché est le dernier endroit où tout le monde se croise. Nous tenons à cette place.',
      'Elle se mérite chaque jour : par des produits que l’on peut expliquer, par des prix que l’on peut défendre, et par des équipes qui restent.',
    ],
  },
  keyFigures: {
    title: 'L’enseigne en bref',
    items: [
      { value: figures.superStores, label: 'magasins Super U' },
      { lead: 'sur un réseau de', value: figures.stores, label: 'magasins au total' },
      { value: figures.frenchFoodProducts, label: 'de produits alimentaires français' },
    ],
  },
  whyJoin: {
    title: 'Trois bonnes raisons de pousser la porte',
    items: [
      {
        icon: 'home',
        title: 'Près de chez vous',
        text: 'Le magasin est dans votre commune ou dans la suivante. Le temps de trajet redevient du temps libre.',
      },
      {
        icon: 'key',
        title: 'Des responsabilités tôt',
        text: 'Un rayon à tenir, une commande à passer, une équipe à former : on vous confie les clés dès que vous êtes prêt ou prête.',
      },
      {
        icon: 'people',
        title: 'Un patron que l’on croise',
        text: 'L’Associé est propriétaire du magasin et y travaille. La porte de son bureau donne sur la surface de vente.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [
      HEALTH_INSURANCE,
      {
        title: 'Un planning connu à l’avance',
        text: 'Pour prévoir la crèche, le match et le dimanche en famille.',
      },
      {
        title: 'Une formation avec des gens de métier',
        text: 'Gestes, produits, encadrement : au magasin d’abord.',
      },
      {
        title: 'Des passerelles',
        text: 'D’un rayon à l’autre, d’un magasin à l’autre, d’une enseigne à l’autre.',
      },
    ],
  },
  values: {
    title: 'Ce qui compte pour nous',
    items: [
      { title: 'Le goût du produit', text: 'On vend mieux ce que l’on a goûté, coupé, pesé, cuisiné.' },
      { title: 'La parole tenue', text: 'Une commande promise pour samedi est prête samedi.' },
      {
        title: 'L’entraide',
        text: 'Quand la file s’allonge, tout le monde passe en caisse. Le directeur aussi.',
      },
    ],
  },
  careers: {
    title: 'Un chemin parmi d’autres',
    lead: 'Beaucoup de responsables ont commencé par un contrat d’été.',
    items: [
      {
        title: 'Employé commercial, employée commerciale',
        text: 'Vous tenez un rayon et vous apprenez ses saisons.',
      },
      { title: 'Second de rayon', text: 'Vous passez les commandes et vous remplacez votre responsable.' },
      { title: 'Manager de rayon', text: 'Vous suivez un compte d’exploitation et vous recrutez.' },
      { title: 'Direction, puis Associé', text: 'Vous dirigez un magasin. Un jour, peut-être, le vôtre.' },
    ],
    links: [{ label: 'Devenir Associé', href: '/entreprendre' }],
  },
  domains: {
    title: 'Nos métiers',
    links: [
      { label: 'Boucherie', href: '/nos-metiers/les-metiers-en-supermarche/boucher' },
      { label: 'Boulangerie', href: '/nos-metiers/les-metiers-en-supermarche/boulanger' },
      { label: 'Poissonnerie', href: '/nos-metiers/les-metiers-en-supermarche/poissonnier' },
      { label: 'Accueil et caisse', href: '/nos-metiers/les-metiers-en-supermarche/hote-de-caisse' },
      { label: 'Tous les métiers du magasin', href: '/nos-metiers/les-metiers-en-supermarche' },
    ],
  },
  training: {
    title: 'Apprendre sans quitter le magasin',
    paragraphs: [
      'Chaque arrivée est accompagnée par une personne du métier, qui a du temps pour cela. Les formations réunissent ensuite des équipes de plusieurs magasins : on y apprend autant des autres que du programme.',
    ],
    points: [
      'Un tuteur ou une tutrice dès le premier jour',
      'Des diplômes préparés en alternance',
      'Un parcours vers l’encadrement',
    ],
    picture: 'scene-alternance',
    ground: 'citron-200',
    links: [
      {
        label: 'Les offres en alternance',
        href: '/offres-emploi?codeContractType=dr_contract_alternance&codeEntity=super-u',
      },
    ],
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Répondre à chaque candidature',
      'Accueillir chaque nouvelle personne avec un parcours d’intégration',
      'Former avant de demander',
      'Donner ce qui se mange encore plutôt que de le jeter',
    ],
  },
  recruitment: {
    title: 'Comment se passe le recrutement',
    items: [
      { title: 'Vous postulez', text: 'Trois minutes, un CV, pas de compte à créer.' },
      { title: 'Le magasin vous appelle', text: 'C’est la personne qui recrute qui lit votre candidature.' },
      { title: 'Vous venez voir', text: 'Un entretien sur place et un tour du magasin.' },
      { title: 'Vous commencez', text: 'Votre planning et votre tenue vous attendent.' },
    ],
  },
  offers: { title: 'Il y a de la place dans l’équipe' },
};

export default superU;
