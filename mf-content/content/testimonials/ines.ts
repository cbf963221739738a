import type { FilmedTestimonial } from '../schema/pages.ts';

const ines: FilmedTestimonial = {
  firstName: 'Inès',
  jobAndPlace: 'Cheffe de projet, Carquefou',
  entity: 'u-tech',
  film: {
    videoId: 'filmInes001',
    title: 'Un outil, dix magasins pilotes',
    poster: 'portrait-ingenieure',
    transcript: [
      '« Mon premier magasin pilote m’a dit : c’est joli, mais on a des gants. J’ai tout refait. »',
      '« Maintenant je commence par là. Je regarde les mains. »',
    ],
  },
};

export default ines;
