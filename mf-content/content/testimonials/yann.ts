import type { FilmedTestimonial } from '../schema/pages.ts';

const yann: FilmedTestimonial = {
  firstName: 'Yann',
  jobAndPlace: 'Poissonnier, Concarneau',
  entity: 'super-u',
  film: {
    videoId: 'filmYann001',
    title: 'L’étal du jour',
    poster: 'portrait-poissonnier',
    transcript: [
      '« La criée décide de mon étal. Je ne sais jamais, le soir, ce que je vendrai le lendemain. »',
      '« Ce que j’aime, c’est convaincre quelqu’un de goûter un poisson qu’il n’a jamais cuisiné. Il revient toujours raconter. »',
    ],
  },
};

export default yann;
