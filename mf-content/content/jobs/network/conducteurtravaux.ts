import type { Day } from '../../schema/pages.ts';

const conducteurtravaux: Day = {
  code: 'job_conducteurtravaux',
  moments: [
    { time: '7 h', text: 'Vous arrivez avant les entreprises et vous faites le tour du chantier.' },
    { time: '10 h', text: 'Réunion debout : qui fait quoi, avant quand, et avec quoi.' },
    { time: '16 h', text: 'Vous annoncez à l’Associé une bonne nouvelle et une date.' },
  ],
};

export default conducteurtravaux;
