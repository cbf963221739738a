import type { Day } from '../../schema/pages.ts';

const rse: Day = {
  code: 'job_rse',
  moments: [
    { time: '9 h', text: 'Vous pesez, avec un magasin, ce qu’il jette. Puis ce qu’il pourrait donner.' },
    { time: '14 h', text: 'Vous comparez deux emballages, chiffres à l’appui.' },
    { time: '17 h', text: 'Vous convainquez une personne de plus.' },
  ],
};

export default rse;
