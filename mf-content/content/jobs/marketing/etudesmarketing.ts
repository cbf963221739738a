import type { Day } from '../../schema/pages.ts';

const etudesmarketing: Day = {
  code: 'job_etudesmarketing',
  moments: [
    { time: '9 h', text: 'Vous rédigez une question de façon à ne pas souffler la réponse.' },
    { time: '14 h', text: 'Vous écoutez douze clients parler du mot « local ».' },
    { time: '17 h', text: 'Vous résumez cent pages en une phrase que l’on peut contester.' },
  ],
};

export default etudesmarketing;
