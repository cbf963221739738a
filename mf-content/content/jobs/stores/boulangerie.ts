import type { Day } from '../../schema/pages.ts';

const boulangerie: Day = {
  code: 'job_boulangerie',
  moments: [
    {
      time: '4 h',
      text: 'Le fournil est à vous : vous façonnez les premières baguettes pendant que le four chauffe.',
    },
    { time: '8 h', text: 'La file commence. La troisième fournée sort au moment où il le faut.' },
    {
      time: '11 h',
      text: 'Vous lancez le levain du lendemain, vous lavez le pétrin, et votre après-midi commence.',
    },
  ],
};

export default boulangerie;
