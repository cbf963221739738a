import type { WrittenTestimonial } from '../schema/pages.ts';

const soizic: WrittenTestimonial = {
  text: 'Un magasin qui m’appelle le matin a sa réponse à midi. C’est ma fierté.',
  name: 'Soizic',
  jobAndPlace: 'Gestionnaire de paie, Carquefou',
  photo: 'portrait-analyste',
  alt: 'Soizic, gestionnaire de paie, en pull vert',
  entity: 'cooperative-u-entite',
  sector: 'job_family_fonctionssupportstransverses',
};

export default soizic;
