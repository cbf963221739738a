import type { Day } from '../../schema/pages.ts';

const preparateurcommandes: Day = {
  code: 'job_preparateurcommandes',
  moments: [
    { time: '5 h', text: 'On s’étire, on met le casque, la première tournée est annoncée.' },
    { time: '8 h', text: 'Vous construisez une palette droite : le lourd en bas, le fragile en haut.' },
    { time: '12 h 30', text: 'Votre journée est finie, votre palette est déjà dans le camion.' },
  ],
};

export default preparateurcommandes;
