import type { Day } from '../../schema/pages.ts';

const managerrayon: Day = {
  code: 'job_managerrayon',
  moments: [
    {
      time: '7 h',
      text: 'Vous faites le tour du rayon avec votre équipe et vous fixez trois priorités, pas dix.',
    },
    { time: '10 h 30', text: 'Vous négociez une opération avec un producteur du coin.' },
    {
      time: '15 h',
      text: 'Vous regardez les chiffres de la semaine et vous formez la personne qui vous remplacera samedi.',
    },
  ],
};

export default managerrayon;
