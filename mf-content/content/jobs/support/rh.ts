import type { Day } from '../../schema/pages.ts';

const rh: Day = {
  code: 'job_rh',
  moments: [
    {
      time: '9 h',
      text: 'Vous appelez une candidate pour lui dire oui, puis une autre pour lui dire non, et pourquoi.',
    },
    { time: '14 h', text: 'Vous aidez un responsable à préparer un entretien difficile.' },
    {
      time: '17 h',
      text: 'Vous accueillez trois nouvelles personnes. Leurs badges marchent du premier coup.',
    },
  ],
};

export default rh;
