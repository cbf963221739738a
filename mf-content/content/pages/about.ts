import figures from '@careers/platform/figures' with { type: 'json' };
import type { BlocksPage } from '../schema/pages.ts';

const about: BlocksPage = {
  path: '/qui-sommes-nous',
  label: 'Qui sommes-nous',
  head: {
    title: 'Qui sommes-nous : une coopérative de commerçants',
    description: `${figures.stores} magasins indépendants, plus de ${figures.staff} personnes, une coopérative. Qui nous sommes, comment nous décidons et ce que nous défendons.`,
  },
  hero: {
    title: 'Des commerçants indépendants, réunis en coopérative',
    lead: 'Chacun possède son magasin. Tous possèdent la coopérative. Le reste en découle.',
    ground: 'citron-200',
    picture: 'scene-cooperative',
    links: [
      { label: 'Découvrir nos entités', href: '/organisation-cooperative-u' },
      { label: 'Lire notre culture', href: '/notre-culture-dentreprise' },
    ],
  },
  blocks: [
    {
      type: 'statement',
      content: {
        title: 'Notre histoire tient en une phrase',
        paragraphs: [
          'Des épiciers se sont regroupés pour acheter mieux, et ils ne se sont plus quittés.',
          'Le principe n’a pas changé : une personne, une voix. Le plus petit magasin compte autant que le plus grand quand il s’agit de décider.',
          'Ce que la coopérative gagne revient aux magasins, et les magasins appartiennent à des gens qui y travaillent. Il n’y a personne d’autre à rémunérer.',
        ],
      },
    },
    {
      type: 'figures',
      content: {
        title: 'Le groupement en quatre chiffres',
        items: [
          { lead: 'un réseau de', value: figures.stores, label: 'magasins' },
          { lead: 'plus de', value: figures.staff, label: 'personnes' },
          { lead: 'environ', value: figures.offersPerYear, label: 'offres d’emploi par an' },
          { lead: 'parmi nous', value: figures.apprentices, label: 'apprentis' },
        ],
      },
    },
    {
      type: 'split',
      content: {
        title: 'Quatre enseignes, de l’épicerie à l’hypermarché',
        paragraphs: [
          `${figures.brands} : la taille change, pas la façon de faire. Le magasin est dirigé par un Associé, qui habite souvent à quelques rues.`,
        ],
        points: [
          `${figures.frenchFoodProducts} de produits alimentaires français`,
          'Des producteurs locaux choisis par chaque magasin',
          'Des métiers de bouche exercés sur place',
        ],
        picture: 'scene-magasin',
        ground: 'ciel-100',
        links: [{ label: 'Voir les enseignes', href: '/organisation-cooperative-u#entites' }],
      },
    },
    {
      type: 'cards',
      content: {
        title: 'Qui fait quoi',
        lead: 'Une coopérative, ce sont des métiers qui travaillent les uns pour les autres.',
        items: [
          {
            icon: 'store',
            title: 'Les magasins',
            text: 'Ils vendent, conseillent, cuisinent, livrent. Tout commence chez eux.',
            href: '/organisation-cooperative-u/magasins-u',
          },
          {
            icon: 'warehouse',
            title: 'La logistique',
            text: `${figures.warehouses} entrepôts préparent et livrent, chaque nuit ou presque.`,
            href: '/organisation-cooperative-u/u-log',
          },
          {
            icon: 'laptop',
            title: 'L’informatique',
            text: `${figures.technologyStaff} personnes conçoivent et font tourner les outils.`,
            href: '/organisation-cooperative-u/u-tech',
          },
          {
            icon: 'building',
            title: 'Le siège',
            text: 'Achats, marketing, réseau, finance, ressources humaines : au service des magasins.',
            href: '/organisation-cooperative-u/cooperative-u-entite',
          },
        ],
      },
    },
    {
      type: 'quote',
      content: {
        text: 'Le lundi, je suis patron chez moi. Le mardi, je vote avec les autres. Je ne voudrais ni de l’un sans l’autre, ni de l’autre sans l’un.',
        name: 'Jean-Marc',
        jobAndPlace: 'Associé Super U, Finistère',
        portrait: 'portrait-associe',
        link: { label: 'Devenir Associé', href: '/entreprendre' },
      },
    },
    {
      type: 'values',
      content: {
        title: 'Ce que nous défendons',
        items: [
          { title: 'Indépendance', text: 'Décider chez soi, et en répondre.' },
          { title: 'Collectif', text: 'Une personne, une voix, et la même règle pour tous.' },
          { title: 'Local', text: 'Acheter, embaucher et s’engager là où l’on vend.' },
          { title: 'Humain', text: 'Connaître les prénoms, et les retenir.' },
        ],
      },
    },
    {
      type: 'banner',
      content: {
        title: 'Il y a sûrement un magasin près de chez vous',
        text: 'Et sans doute une offre. Dites-nous où, nous vous dirons quoi.',
        tone: 'citron',
        links: [{ label: 'Voir les offres d’emploi', href: '/offres-emploi' }],
      },
    },
  ],
};

export default about;
