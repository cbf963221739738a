import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const technology: Sector = {
  code: 'job_family_uiris',
  title: 'Les métiers de l’informatique dans la grande distribution',
  lead: `${figures.technologyStaff} personnes conçoivent, exploitent et dépannent ce qui fait tourner les magasins.`,
  ground: 'lavande-200',
  picture: 'scene-informatique',
  film: {
    title: 'Du code à la caisse',
    text: 'Nadia, développeuse, va voir en magasin ce que devient son travail de la semaine.',
    film: {
      videoId: 'secteurInf1',
      title: 'Du code à la caisse',
      poster: 'scene-depannage',
      transcript: [
        '« Le lundi, j’écris. Le jeudi, je vais m’asseoir à côté d’une caisse. »',
        '« J’avais mis un message d’erreur. La caissière m’a dit : je n’ai pas le temps de lire, dites-moi juste quoi faire. Elle avait raison. »',
        '« Depuis, tous nos messages commencent par un verbe. »',
      ],
    },
  },
  benefits: [
    `${figures.remoteDays} jours de télétravail par semaine`,
    `${figures.timeOffDays} jours de RTT minimum`,
    `Mutuelle financée à ${figures.healthInsuranceShare}`,
    `Titres-restaurant de ${figures.mealVoucher}`,
  ],
};

export default technology;
