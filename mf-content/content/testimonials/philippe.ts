import type { FilmedTestimonial } from '../schema/pages.ts';

const philippe: FilmedTestimonial = {
  firstName: 'Philippe',
  jobAndPlace: 'Formateur, Rennes',
  entity: 'cooperative-u-entite',
  film: {
    videoId: 'filmPhil001',
    title: 'Trente ans de boucherie, puis l’école',
    poster: 'portrait-livreur',
    transcript: [
      '« J’ai coupé de la viande pendant trente ans. Mes épaules ont dit stop, pas moi. »',
      '« J’enseigne aux autres à tenir un couteau. Le meilleur moment, c’est quand ils n’ont plus besoin de moi. »',
    ],
  },
};

export default philippe;
