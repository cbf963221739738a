import type { Day } from '../../schema/pages.ts';

const comptable: Day = {
  code: 'job_comptable',
  moments: [
    { time: '9 h', text: 'Vous rapprochez, vous pointez, vous cherchez onze centimes.' },
    { time: '11 h', text: 'Vous les trouvez : une facture comptée dans la mauvaise semaine.' },
    { time: '16 h', text: 'Vous expliquez un bilan à un Associé, sans un mot de jargon.' },
  ],
};

export default comptable;
