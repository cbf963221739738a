import type { Day } from '../../schema/pages.ts';

const employecommercial: Day = {
  code: 'job_employecommercial',
  moments: [
    { time: '6 h', text: 'La palette est en réserve. Vous mettez en rayon, vous faites tourner les dates.' },
    { time: '9 h', text: 'Le magasin ouvre : vous renseignez, vous accompagnez, vous corrigez un prix.' },
    { time: '12 h', text: 'Vous repérez ce qui manquera demain et vous préparez la commande.' },
  ],
};

export default employecommercial;
