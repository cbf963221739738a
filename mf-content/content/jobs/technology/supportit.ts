import type { Day } from '../../schema/pages.ts';

const supportit: Day = {
  code: 'job_supportit',
  moments: [
    {
      time: '7 h',
      text: 'Une caisse ne démarre pas, le magasin ouvre dans une heure. Vous êtes au bout du fil.',
    },
    { time: '10 h', text: 'Vous prenez la main, vous expliquez, vous notez pour les suivants.' },
    { time: '15 h', text: 'Vous écrivez la fiche qui évitera vingt appels.' },
  ],
};

export default supportit;
