import type { Day } from '../../schema/pages.ts';

const fromagerie: Day = {
  code: 'job_fromagerie',
  moments: [
    { time: '7 h', text: 'Vous retournez, vous goûtez, vous décidez quel fromage est prêt aujourd’hui.' },
    { time: '10 h', text: 'Une cliente hésite : vous coupez une lichette de comté, puis une deuxième.' },
    {
      time: '15 h',
      text: 'Vous composez un plateau et vous appelez la productrice pour la livraison de jeudi.',
    },
  ],
};

export default fromagerie;
