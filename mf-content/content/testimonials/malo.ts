import type { WrittenTestimonial } from '../schema/pages.ts';

const malo: WrittenTestimonial = {
  text: 'Stagiaire en avril, en poste en septembre : on m’a confié un vrai projet dès la première semaine.',
  name: 'Malo',
  jobAndPlace: 'Chargé de contenus, Rungis',
  photo: 'portrait-informaticien',
  alt: 'Malo, chargé de contenus, en tee-shirt jaune',
  entity: 'cooperative-u-entite',
  sector: 'job_family_marketingpublicite',
};

export default malo;
