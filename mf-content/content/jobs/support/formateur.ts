import type { Day } from '../../schema/pages.ts';

const formateur: Day = {
  code: 'job_formateur',
  moments: [
    { time: '8 h', text: 'Vous installez la salle en cercle et vous cachez les diapositives.' },
    { time: '10 h', text: 'Un participant n’est pas d’accord. La séance commence vraiment.' },
    { time: '17 h', text: 'Vous rentrez avec deux idées que vous n’aviez pas ce matin.' },
  ],
};

export default formateur;
