import type { Day } from '../../schema/pages.ts';

const negociateur: Day = {
  code: 'job_negociateur',
  moments: [
    {
      time: '8 h',
      text: 'Vous relisez vos limites : ce que vous pouvez donner, ce que vous ne donnerez pas.',
    },
    { time: '10 h', text: 'Quatre heures de table. Un silence bien tenu vaut trois arguments.' },
    { time: '16 h', text: 'L’accord est signé. Les deux parties peuvent encore se regarder.' },
  ],
};

export default negociateur;
