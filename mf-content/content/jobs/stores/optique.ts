import type { Day } from '../../schema/pages.ts';

const optique: Day = {
  code: 'job_optique',
  moments: [
    { time: '9 h', text: 'Vous préparez les montures de la journée et vous ajustez celles d’hier.' },
    {
      time: '11 h',
      text: 'Un enfant essaie ses premières lunettes. Il voit les feuilles des arbres, et il vous le dit.',
    },
    {
      time: '16 h',
      text: 'Vous prenez des mesures, vous conseillez, vous suivez les dossiers de remboursement.',
    },
  ],
};

export default optique;
