import type { Day } from '../../schema/pages.ts';

const fidelite: Day = {
  code: 'job_fidelite',
  moments: [
    { time: '9 h', text: 'Vous suivez un avantage de sa création jusqu’au ticket.' },
    { time: '11 h', text: 'Un magasin vous signale un cas tordu. Vous le reproduisez.' },
    { time: '16 h', text: 'Vous simplifiez une règle que personne ne comprenait plus.' },
  ],
};

export default fidelite;
