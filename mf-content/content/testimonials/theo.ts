import type { FilmedTestimonial } from '../schema/pages.ts';

const theo: FilmedTestimonial = {
  firstName: 'Théo',
  jobAndPlace: 'Alternant en données, Nantes',
  entity: 'u-tech',
  film: {
    videoId: 'filmTheo001',
    title: 'Alternant, et écouté',
    poster: 'portrait-alternant',
    transcript: [
      '« Je pensais faire des tableaux. On m’a confié les prévisions de pain. »',
      '« Si je me trompe, il en manque ou il en reste. J’ai compris très vite l’importance des décimales. »',
    ],
  },
};

export default theo;
