import type { WrittenTestimonial } from '../schema/pages.ts';

const beatrice: WrittenTestimonial = {
  text: 'Une filière se construit avec un éleveur, autour d’une table, et elle tient dix ans.',
  name: 'Béatrice',
  jobAndPlace: 'Acheteuse viande, Rungis',
  photo: 'portrait-acheteuse',
  alt: 'Béatrice, acheteuse, en veste bleue',
  entity: 'cooperative-u-entite',
  sector: 'job_family_uenseigne',
};

export default beatrice;
