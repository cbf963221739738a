import type { FilmedTestimonial } from '../schema/pages.ts';

const chloe: FilmedTestimonial = {
  firstName: 'Chloé',
  jobAndPlace: 'Exploitante transport, Trémorel',
  entity: 'u-log',
  film: {
    videoId: 'filmChloe01',
    title: 'Cent tournées, un tableau',
    poster: 'portrait-support',
    transcript: [
      '« Une route coupée à quatre heures, et tout le tableau bouge. On rappelle, on décale, on trouve. »',
      '« J’étais au téléphone, je suis devenue exploitante. Mon chef m’a formée pendant deux mois. »',
    ],
  },
};

export default chloe;
