import type { FilmedTestimonial } from '../schema/pages.ts';

const karim: FilmedTestimonial = {
  firstName: 'Karim',
  jobAndPlace: 'Boulanger, Laval',
  entity: 'super-u',
  film: {
    videoId: 'filmKarim01',
    title: 'Le pain de cinq heures',
    poster: 'portrait-boulanger',
    transcript: [
      '« À cinq heures, il n’y a que moi, les fours et la radio. À huit heures, la file commence. »',
      '« Je suis arrivé sans diplôme. Le CAP, je l’ai passé ici, à trente-deux ans. Mon fils est venu à la remise. »',
    ],
  },
};

export default karim;
