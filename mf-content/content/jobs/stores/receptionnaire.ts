import type { Day } from '../../schema/pages.ts';

const receptionnaire: Day = {
  code: 'job_receptionnaire',
  moments: [
    { time: '5 h 30', text: 'Le premier camion est à quai. Vous contrôlez, vous signez, vous orientez.' },
    { time: '9 h', text: 'Une palette est abîmée : vous la refusez, photo à l’appui.' },
    { time: '12 h', text: 'La réserve est rangée, chaque rayon a reçu sa part. Le quai est net.' },
  ],
};

export default receptionnaire;
