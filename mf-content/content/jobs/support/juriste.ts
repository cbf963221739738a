import type { Day } from '../../schema/pages.ts';

const juriste: Day = {
  code: 'job_juriste',
  moments: [
    { time: '9 h', text: 'Une question simple vous arrive. Elle ne l’est pas.' },
    { time: '11 h', text: 'Vous répondez en cinq lignes, avec le risque et la solution.' },
    { time: '16 h', text: 'Vous relisez un contrat avec celle qui l’a négocié.' },
  ],
};

export default juriste;
