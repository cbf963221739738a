import type { Day } from '../../schema/pages.ts';

const restauration: Day = {
  code: 'job_restauration',
  moments: [
    { time: '7 h 30', text: 'Vous réceptionnez, vous épluchez, vous lancez les cuissons longues.' },
    { time: '12 h', text: 'Le service est plein. Chaque assiette part chaude et juste.' },
    {
      time: '14 h 30',
      text: 'Vous nettoyez, vous pensez la carte de demain avec ce que le rayon ne vendra pas.',
    },
  ],
};

export default restauration;
