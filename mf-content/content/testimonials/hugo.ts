import type { FilmedTestimonial } from '../schema/pages.ts';

const hugo: FilmedTestimonial = {
  firstName: 'Hugo',
  jobAndPlace: 'Hôte de caisse, Poitiers',
  entity: 'super-u',
  film: {
    videoId: 'filmHugo001',
    title: 'Étudiant et caissier',
    poster: 'portrait-caissier',
    transcript: [
      '« Quinze heures par semaine, jamais pendant les partiels. C’était écrit, et c’est respecté. »',
      '« En caisse, on apprend à parler à tout le monde. Aucun cours ne me l’avait appris. »',
    ],
  },
};

export default hugo;
