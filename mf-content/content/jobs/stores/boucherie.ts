import type { Day } from '../../schema/pages.ts';

const boucherie: Day = {
  code: 'job_boucherie',
  moments: [
    {
      time: '6 h',
      text: 'Vous ouvrez la chambre froide, vous contrôlez les arrivages et vous choisissez les pièces du jour.',
    },
    {
      time: '9 h',
      text: 'Le comptoir est monté. Vous servez, vous conseillez une cuisson, vous notez une commande pour dimanche.',
    },
    {
      time: '12 h 30',
      text: 'Votre apprenti sert seul. Vous préparez les brochettes de demain, un œil sur lui.',
    },
  ],
};

export default boucherie;
