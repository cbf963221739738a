import type { WrittenTestimonial } from '../schema/pages.ts';

const manon: WrittenTestimonial = {
  text: 'J’ai commencé en contrat saisonnier, deux mois d’été. Six ans plus tard, je gère le rayon et je forme deux apprentis.',
  name: 'Manon',
  jobAndPlace: 'Responsable boucherie, Vannes',
  photo: 'portrait-bouchere',
  alt: 'Manon, responsable boucherie, sourit, en tablier rouge',
  entity: 'super-u',
  sector: 'job_family_magasins',
};

export default manon;
