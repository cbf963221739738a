import type { Day } from '../../schema/pages.ts';

const communication: Day = {
  code: 'job_communication',
  moments: [
    {
      time: '9 h',
      text: 'Une bonne nouvelle à raconter, une mauvaise à expliquer. Vous commencez par la seconde.',
    },
    { time: '11 h', text: 'Vous relisez un texte jusqu’à ce qu’il ne reste rien à enlever.' },
    { time: '15 h', text: 'Vous accompagnez un Associé devant un micro.' },
  ],
};

export default communication;
