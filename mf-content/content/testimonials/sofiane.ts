import type { FilmedTestimonial } from '../schema/pages.ts';

const sofiane: FilmedTestimonial = {
  firstName: 'Sofiane',
  jobAndPlace: 'Conducteur poids lourd, Saint-Vulbas',
  entity: 'u-log',
  film: {
    videoId: 'filmSofiane',
    title: 'La tournée de nuit',
    poster: 'portrait-conducteur',
    transcript: [
      '« Je pars à une heure, je rentre à neuf. J’emmène ma fille à l’école en allant me coucher. »',
      '« Un magasin qui ouvre avec ses rayons pleins, c’est que quelqu’un a roulé. Ce quelqu’un, c’est moi. »',
    ],
  },
};

export default sofiane;
