import type { Day } from '../../schema/pages.ts';

const uxdesigner: Day = {
  code: 'job_uxdesigner',
  moments: [
    {
      time: '9 h',
      text: 'Vous êtes en réserve, derrière un employé qui se sert de votre écran avec des gants.',
    },
    { time: '13 h', text: 'Vous agrandissez les boutons et vous supprimez une étape.' },
    {
      time: '17 h',
      text: 'Vous faites essayer la maquette à trois personnes. La troisième trouve le défaut.',
    },
  ],
};

export default uxdesigner;
