import type { Day } from '../../schema/pages.ts';

const chefequipelog: Day = {
  code: 'job_chefequipelog',
  moments: [
    {
      time: '4 h 45',
      text: 'Vous accueillez l’équipe, vous répartissez les allées, vous rappelez la consigne du jour.',
    },
    { time: '8 h', text: 'Vous êtes dans les allées : un conseil, un coup de main, une question.' },
    { time: '12 h', text: 'Vous faites le point avec l’équipe suivante, chiffres et anecdotes.' },
  ],
};

export default chefequipelog;
