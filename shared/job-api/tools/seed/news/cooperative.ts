import type { NewsText } from './news-row.ts';

/** News about stores, warehouses and the life of the cooperative. */
export const COOPERATIVE_NEWS: readonly NewsText[] = [
  {
    title: 'Les portes ouvertes des entrepôts reviennent au printemps',
    scene: 'scene-depot',
    texts: [
      '<p>Pendant une semaine, les entrepôts ouvrent leurs quais à celles et ceux qui se demandent à quoi ressemble la logistique de l’intérieur.</p>',
      '<p>Visite des zones de préparation, essai d’un chariot avec une monitrice, rencontre avec les équipes transport : comptez une heure et demie. Chaussures fermées obligatoires.</p>',
    ],
    button: {
      label: 'Trouver un entrepôt près de chez vous',
      url: '/offres-emploi?codeEntity=u-log',
      alt: 'Voir les offres des entrepôts',
    },
  },
  {
    title: 'Reprendre le magasin de son village',
    scene: 'scene-associes',
    texts: [
      '<p>Anaïs et Julien ont repris l’épicerie où ils venaient enfants. Le projet a pris quatorze mois, de la première réunion à l’ouverture.</p>',
      '<p>La coopérative accompagne les futurs Associés : formation en magasin, étude du lieu, dossier bancaire. Le parcours dépend de l’expérience de chacun.</p>',
    ],
    pictures: [['portrait-associee', 'Une Associée devant son magasin']],
    testimony:
      '« Le plus dur a été de choisir le nom du pain. Le reste, on nous l’a appris. » Anaïs, Associée',
    button: {
      label: 'Devenir entrepreneur',
      url: '/entreprendre',
      alt: 'Découvrir le parcours pour entreprendre',
    },
  },
  {
    title: 'Moins de casse, plus de dons : le bilan des rayons frais',
    scene: 'produit-carotte',
    texts: [
      '<p>Prix réduits en fin de journée, paniers préparés avec les associations, menus du midi imaginés à partir des invendus : chaque magasin compose sa façon de faire.</p>',
      '<p>Les équipes suivent leurs résultats chaque semaine. Ce sont souvent les apprentis qui proposent les idées reprises ailleurs.</p>',
    ],
    pictures: [
      ['produit-tomate', 'Une tomate, dessinée en aplats de couleur'],
      ['produit-pain', 'Un pain, dessiné en aplats de couleur'],
    ],
  },
  {
    title: 'Des camions plus silencieux pour les livraisons du matin',
    scene: 'scene-camion',
    texts: [
      '<p>Les tournées de centre-ville passent à des véhicules au gaz et électriques. Les conducteurs ont participé au choix de la cabine et du hayon.</p>',
      '<p>Une formation à la conduite économe est proposée à chaque arrivée, puis tous les trois ans.</p>',
    ],
    button: {
      label: 'Voir les offres de conduite',
      url: '/offres-emploi?keywords=conducteur%20poids%20lourd',
      alt: 'Voir les offres de conducteur poids lourd',
    },
  },
  {
    title: 'Un concours de pâtisserie entre magasins',
    scene: 'portrait-boulanger',
    texts: [
      '<p>Quarante équipes, une tarte aux fruits, trois heures. Le concours annuel réunit des apprentis et leurs tuteurs devant un jury de clients.</p>',
      '<p>La recette lauréate est vendue dans tous les magasins qui le souhaitent pendant un mois.</p>',
    ],
  },
  {
    title: 'Ouverture d’un nouveau magasin : comment une équipe se forme',
    scene: 'scene-carte-ouest',
    texts: [
      '<p>Six mois avant l’ouverture, l’Associé recrute ses responsables. Trois mois avant, les équipes partent en formation dans des magasins voisins. La dernière semaine, tout le monde met en rayon.</p>',
      '<p>Les postes sont publiés au fur et à mesure : une alerte e-mail sur la commune permet de n’en manquer aucun.</p>',
    ],
    button: {
      label: 'Voir toutes les offres',
      url: '/offres-emploi',
      alt: 'Voir toutes les offres d’emploi',
    },
  },
];
