import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const support: Sector = {
  code: 'job_family_fonctionssupportstransverses',
  title: 'Les métiers supports dans la grande distribution',
  lead: 'Payer juste, compter vrai, former, conseiller, défendre : sans eux, rien n’ouvre le matin.',
  ground: 'tomate-100',
  picture: 'scene-documents',
  film: {
    title: 'Une réponse à midi',
    text: 'Soizic, gestionnaire de paie, suit la question d’un magasin du premier appel à la solution.',
    film: {
      videoId: 'secteurSup1',
      title: 'Une réponse à midi',
      poster: 'scene-accueil',
      transcript: [
        '« Le téléphone sonne à neuf heures : un apprenti n’a pas sa prime. »',
        '« On cherche, on trouve, on corrige pour lui. Puis on regarde combien d’autres sont dans le même cas. »',
        '« À midi, il a sa réponse. Les quarante autres aussi, sans avoir rien demandé. »',
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

export default support;
