import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const commerce: Sector = {
  code: 'job_family_uenseigne',
  title: 'Les métiers du commerce dans la grande distribution',
  lead: 'Acheter juste, choisir bien, garantir la qualité : le commerce commence bien avant le rayon.',
  ground: 'rose-100',
  picture: 'scene-bureau',
  film: {
    title: 'Autour d’une table',
    text: 'Béatrice, acheteuse, rencontre un groupement d’éleveurs avec qui elle travaille depuis dix ans.',
    film: {
      videoId: 'secteurCom1',
      title: 'Autour d’une table',
      poster: 'portrait-acheteuse',
      transcript: [
        '« On commence toujours par les bêtes, jamais par le prix. »',
        '« Un bon contrat, c’est celui que l’on a envie de signer une deuxième fois, des deux côtés. »',
        '« Le soir, je rentre avec un dossier, et souvent avec un fromage. »',
      ],
    },
  },
  benefits: [
    `${figures.remoteDays} jours de télétravail par semaine`,
    `${figures.timeOffDays} jours de RTT minimum`,
    `Titres-restaurant de ${figures.mealVoucher}`,
  ],
};

export default commerce;
