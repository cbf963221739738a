import type { WrittenTestimonial } from '../schema/pages.ts';

const theoMarketing: WrittenTestimonial = {
  text: 'Stagiaire en avril, en poste en septembre : on m’a confié un vrai projet dès la première semaine.',
  name: 'Théo',
  jobAndPlace: 'Chargé de contenus, Rungis',
  photo: 'portrait-alternant',
  alt: 'Théo, chargé de contenus, en tee-shirt orange',
  entity: 'cooperative-u-entite',
  sector: 'job_family_marketingpublicite',
};

export default theoMarketing;
