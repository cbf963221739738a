import type { Day } from '../../schema/pages.ts';

const managerdepartement: Day = {
  code: 'job_managerdepartement',
  moments: [
    {
      time: '8 h',
      text: 'Vous faites le tour des rayons avec leurs responsables : ce qui va, ce qui coince.',
    },
    { time: '11 h', text: 'Vous recevez un candidat, puis vous tranchez une question de planning.' },
    { time: '16 h', text: 'Vous préparez avec la direction l’opération du mois prochain.' },
  ],
};

export default managerdepartement;
