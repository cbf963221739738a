import type { WrittenTestimonial } from '../schema/pages.ts';

const graceNetwork: WrittenTestimonial = {
  text: 'Je remets les clés d’un magasin à une famille qui en rêvait depuis des années. C’est le plus beau jour du chantier.',
  name: 'Grace',
  jobAndPlace: 'Conductrice de travaux, Toulouse',
  photo: 'portrait-associee',
  alt: 'Grace, conductrice de travaux, en veste sombre',
  entity: 'cooperative-u-entite',
  sector: 'job_family_developpementreseaumagasin',
};

export default graceNetwork;
