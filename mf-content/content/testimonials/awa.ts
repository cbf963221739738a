import type { WrittenTestimonial } from '../schema/pages.ts';

const awa: WrittenTestimonial = {
  text: 'On voit partir les camions le soir et les rayons pleins le lendemain. Ce que je prépare sert à quelqu’un.',
  name: 'Awa',
  jobAndPlace: 'Préparatrice de commandes, Carquefou',
  photo: 'portrait-preparatrice',
  alt: 'Awa, préparatrice de commandes, casque sur la tête',
  entity: 'u-log',
  sector: 'job_family_ulogistique',
};

export default awa;
