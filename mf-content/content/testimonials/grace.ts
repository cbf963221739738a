import type { FilmedTestimonial } from '../schema/pages.ts';

const grace: FilmedTestimonial = {
  firstName: 'Grace',
  jobAndPlace: 'Conductrice de travaux, Toulouse',
  entity: 'cooperative-u-entite',
  film: {
    videoId: 'filmGrace01',
    title: 'Le jour des clés',
    poster: 'portrait-associee',
    transcript: [
      '« Un chantier, c’est neuf mois, trente entreprises et une date qui ne bouge pas. »',
      '« Je remets les clés d’un magasin à une famille qui en rêvait depuis des années. C’est le plus beau jour du chantier. »',
    ],
  },
};

export default grace;
