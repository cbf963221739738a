import type { WrittenTestimonial } from '../schema/pages.ts';

const nadia: WrittenTestimonial = {
  text: 'Le soir, je fais mes courses et je vois mon code fonctionner en caisse. Peu de métiers offrent ça.',
  name: 'Nadia',
  jobAndPlace: 'Développeuse, Nantes',
  photo: 'portrait-developpeuse',
  alt: 'Nadia, développeuse, porte des lunettes rondes',
  entity: 'u-tech',
  sector: 'job_family_uiris',
};

export default nadia;
