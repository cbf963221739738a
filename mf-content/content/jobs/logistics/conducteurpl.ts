import type { Day } from '../../schema/pages.ts';

const conducteurpl: Day = {
  code: 'job_conducteurpl',
  moments: [
    { time: '4 h', text: 'Vous contrôlez le camion, l’arrimage et la température.' },
    { time: '7 h', text: 'Deuxième magasin : l’équipe vous attend au quai, café prêt.' },
    { time: '13 h', text: 'Vous rentrez au dépôt, vous passez les consignes, et vous dormez chez vous.' },
  ],
};

export default conducteurpl;
