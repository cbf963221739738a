import type { Day } from '../../schema/pages.ts';

const adminsystemes: Day = {
  code: 'job_adminsystemes',
  moments: [
    { time: '8 h 30', text: 'Vous passez en revue la nuit : sauvegardes, alertes, capacités.' },
    { time: '11 h', text: 'Vous automatisez une tâche que vous avez faite deux fois de trop.' },
    { time: '15 h', text: 'Vous préparez une bascule, et surtout son retour.' },
  ],
};

export default adminsystemes;
