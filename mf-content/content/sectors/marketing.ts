import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const marketing: Sector = {
  code: 'job_family_marketingpublicite',
  title: 'Les métiers du marketing et du digital dans la grande distribution',
  lead: 'Faire connaître, faire revenir, faire simple : une marque se construit ticket après ticket.',
  ground: 'citron-200',
  picture: 'scene-actualites',
  film: {
    title: 'De l’idée à l’affiche',
    text: 'Théo, chargé de contenus, suit une campagne de la première phrase au premier magasin.',
    film: {
      videoId: 'secteurMkt1',
      title: 'De l’idée à l’affiche',
      poster: 'portrait-alternant',
      transcript: [
        '« La première phrase était trop longue. La deuxième aussi. La vingtième est sur le mur. »',
        '« Un magasin l’a réécrite au feutre, en mieux. On l’a gardée. »',
        '« C’est ça, travailler pour des indépendants : ils ont toujours le dernier mot, et souvent le meilleur. »',
      ],
    },
  },
  benefits: [
    `${figures.remoteDays} jours de télétravail par semaine`,
    `${figures.timeOffDays} jours de RTT minimum`,
    `Titres-restaurant de ${figures.mealVoucher}`,
  ],
};

export default marketing;
