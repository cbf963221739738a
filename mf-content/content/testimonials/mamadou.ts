import type { FilmedTestimonial } from '../schema/pages.ts';

const mamadou: FilmedTestimonial = {
  firstName: 'Mamadou',
  jobAndPlace: 'Primeur, Vertou',
  entity: 'super-u',
  film: {
    videoId: 'filmMamadou',
    title: 'Un rayon qui change chaque semaine',
    poster: 'portrait-primeur',
    transcript: [
      '« Je monte le rayon comme on met une table. Les couleurs d’abord, les prix ensuite. »',
      '« Les maraîchers m’appellent par mon prénom. Quand il grêle chez eux, je le sais avant la météo. »',
    ],
  },
};

export default mamadou;
