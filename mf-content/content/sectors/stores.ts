import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const stores: Sector = {
  code: 'job_family_magasins',
  title: 'Les métiers en supermarché',
  lead: 'Du comptoir à la caisse, du fournil au bureau de direction : plus de vingt métiers, et un magasin jamais loin de chez vous.',
  ground: 'ciel-100',
  picture: 'scene-magasin',
  film: {
    title: 'Une matinée à l’étal',
    text: 'Manon, responsable boucherie, vous emmène de la chambre froide au premier client du samedi.',
    film: {
      videoId: 'secteurMag1',
      title: 'Une matinée à l’étal',
      poster: 'scene-etal',
      transcript: [
        '« Six heures. Je regarde les pièces, je goûte la température, je décide de ce que l’on mettra devant. »',
        '« Neuf heures, les portes s’ouvrent. Madame Le Goff prend toujours la même chose, et me demande toujours ce que je lui conseille. »',
        '« À midi, mon apprenti sert seul. Je fais semblant de ranger, et je regarde. »',
      ],
    },
  },
  benefits: [
    `Mutuelle financée à ${figures.healthInsuranceShare}`,
    'Un tuteur ou une tutrice dès le premier jour',
    'Un emploi près de chez vous',
  ],
};

export default stores;
