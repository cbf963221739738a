import type { Day } from '../../schema/pages.ts';

const approvisionneur: Day = {
  code: 'job_approvisionneur',
  moments: [
    { time: '7 h 30', text: 'Vous regardez les ventes d’hier et la météo de demain.' },
    {
      time: '10 h',
      text: 'Un fournisseur sera en retard : vous trouvez une solution avant que le rayon le voie.',
    },
    { time: '15 h', text: 'Vous calez les quantités d’une opération nationale.' },
  ],
};

export default approvisionneur;
