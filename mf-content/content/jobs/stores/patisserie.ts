import type { Day } from '../../schema/pages.ts';

const patisserie: Day = {
  code: 'job_patisserie',
  moments: [
    { time: '5 h', text: 'Vous garnissez, vous glacez, vous dressez la vitrine des entremets.' },
    {
      time: '10 h',
      text: 'Une commande d’anniversaire : vous écrivez le prénom à main levée, sans trembler.',
    },
    {
      time: '12 h',
      text: 'Vous testez une recette pour les fêtes. L’équipe goûte, et ne se prive pas d’un avis.',
    },
  ],
};

export default patisserie;
