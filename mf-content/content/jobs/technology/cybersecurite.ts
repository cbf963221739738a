import type { Day } from '../../schema/pages.ts';

const cybersecurite: Day = {
  code: 'job_cybersecurite',
  moments: [
    { time: '9 h', text: 'Vous lisez les signaux faibles de la nuit.' },
    { time: '11 h', text: 'Vous essayez d’entrer dans un service, avec l’accord de son équipe.' },
    { time: '16 h', text: 'Vous formez un magasin à reconnaître un faux courriel.' },
  ],
};

export default cybersecurite;
