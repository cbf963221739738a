import type { SeedJobDescription } from '../types.ts';

/** Films and testimonies of people who do a job. */
type People = Pick<SeedJobDescription, 'videos' | 'testimonies'>;

const illustration = (name: string) => `/static/ui/illustrations/${name}.svg`;

const film = (videoId: string, portrait: string): People['videos'] => [
  { videoId, type: 'TEMOIGNAGE', vignetteUrl: illustration(portrait) },
];

const words = (
  name: string,
  jobAndPlace: string,
  portrait: string,
  alt: string,
  text: string,
): People['testimonies'] => [{ text, name, jobAndPlace, photoUrl: illustration(portrait), alt }];

/** People by the code of their job; their transcripts are the site's content. */
const PEOPLE: Readonly<Record<string, Partial<People>>> = {
  job_boucherie: {
    testimonies: words(
      'Manon',
      'Responsable boucherie, Vannes',
      'portrait-bouchere',
      'Manon, responsable boucherie, sourit, en tablier rouge',
      'J’ai commencé en contrat saisonnier, deux mois d’été. Six ans plus tard, je gère le rayon et je forme deux apprentis.',
    ),
  },
  job_boulangerie: { videos: film('filmKarim01', 'portrait-boulanger') },
  job_caisseaccueil: { videos: film('filmHugo001', 'portrait-caissier') },
  job_poissonnerie: { videos: film('filmYann001', 'portrait-poissonnier') },
  job_fruitslegumes: { videos: film('filmMamadou', 'portrait-primeur') },
  job_managerdepartement: {
    testimonies: words(
      'Sonia',
      'Manager de département, Rennes',
      'portrait-juriste',
      'Sonia, manager de département, en veste sombre',
      'J’ai tenu une caisse, puis un rayon, puis un secteur. À chaque fois, quelqu’un m’avait dit : tu devrais essayer.',
    ),
  },
  job_preparateurcommandes: {
    testimonies: words(
      'Awa',
      'Préparatrice de commandes, Carquefou',
      'portrait-preparatrice',
      'Awa, préparatrice de commandes, casque sur la tête',
      'On voit partir les camions le soir et les rayons pleins le lendemain. Ce que je prépare sert à quelqu’un.',
    ),
  },
  job_conducteurpl: { videos: film('filmSofiane', 'portrait-conducteur') },
  job_exploitanttransport: { videos: film('filmChloe01', 'portrait-support') },
  job_developpeur: {
    testimonies: words(
      'Nadia',
      'Développeuse, Nantes',
      'portrait-developpeuse',
      'Nadia, développeuse, porte des lunettes rondes',
      'Le soir, je fais mes courses et je vois mon code fonctionner en caisse. Peu de métiers offrent ça.',
    ),
  },
  job_chefprojetit: { videos: film('filmInes001', 'portrait-ingenieure') },
  job_datascientist: { videos: film('filmTheo001', 'portrait-alternant') },
  job_acheteur: {
    testimonies: words(
      'Béatrice',
      'Acheteuse viande, Rungis',
      'portrait-acheteuse',
      'Béatrice, acheteuse, en veste bleue',
      'Une filière se construit avec un éleveur, autour d’une table, et elle tient dix ans.',
    ),
  },
  job_conducteurtravaux: {
    videos: film('filmGrace01', 'portrait-associee'),
    testimonies: words(
      'Grace',
      'Conductrice de travaux, Toulouse',
      'portrait-associee',
      'Grace, conductrice de travaux, en veste sombre',
      'Je remets les clés d’un magasin à une famille qui en rêvait depuis des années. C’est le plus beau jour du chantier.',
    ),
  },
  job_gestionnairepaie: {
    testimonies: words(
      'Soizic',
      'Gestionnaire de paie, Carquefou',
      'portrait-analyste',
      'Soizic, gestionnaire de paie, en pull vert',
      'Un magasin qui m’appelle le matin a sa réponse à midi. C’est ma fierté.',
    ),
  },
  job_formateur: { videos: film('filmPhil001', 'portrait-livreur') },
};

/** Returns the films and testimonies of a job's people, and their pictures; nothing for most jobs. */
export function peopleOf(code: string): People & Pick<SeedJobDescription, 'images'> {
  const { videos = [], testimonies = [] } = PEOPLE[code] ?? {};
  const images = testimonies.map(({ photoUrl, alt }) => ({
    imageUrl: photoUrl,
    imageAlt: alt,
    type: 'TEMOIGNAGE' as const,
  }));
  return { videos, testimonies, images };
}
