import type { Day } from '../../schema/pages.ts';

const fleuriste: Day = {
  code: 'job_fleuriste',
  moments: [
    { time: '7 h', text: 'Vous recevez les fleurs, vous recoupez, vous changez les eaux.' },
    {
      time: '11 h',
      text: 'Un bouquet pour dire pardon : vous ne posez pas de question, vous choisissez bien.',
    },
    { time: '16 h', text: 'Vous préparez les compositions d’un mariage, tige après tige.' },
  ],
};

export default fleuriste;
