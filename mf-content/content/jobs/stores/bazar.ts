import type { Day } from '../../schema/pages.ts';

const bazar: Day = {
  code: 'job_bazar',
  moments: [
    {
      time: '8 h 30',
      text: 'Vous installez la collection de la semaine et vous habillez la tête de gondole.',
    },
    {
      time: '11 h',
      text: 'Vous aidez un père à choisir un cartable, puis vous allez chercher la bonne taille en réserve.',
    },
    { time: '15 h', text: 'Vous comptez, vous réassortissez, vous préparez les promotions du lendemain.' },
  ],
};

export default bazar;
