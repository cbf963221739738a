import type { Day } from '../../schema/pages.ts';

const datascientist: Day = {
  code: 'job_datascientist',
  moments: [
    { time: '9 h', text: 'Vous vérifiez la prévision de pain de la veille. Elle était bonne, sauf à Brest.' },
    { time: '14 h', text: 'Vous comprenez : il y avait un match. Vous ajoutez le calendrier.' },
    {
      time: '17 h',
      text: 'Vous montrez vos résultats à une cheffe de rayon. Elle vous apprend quelque chose.',
    },
  ],
};

export default datascientist;
