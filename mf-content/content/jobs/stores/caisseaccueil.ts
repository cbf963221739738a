import type { Day } from '../../schema/pages.ts';

const caisseaccueil: Day = {
  code: 'job_caisseaccueil',
  moments: [
    {
      time: '8 h 45',
      text: 'Vous ouvrez votre caisse, vous vérifiez le fonds, vous prenez les consignes de la journée.',
    },
    {
      time: '11 h',
      text: 'La file s’allonge. Vous gardez le rythme et le sourire, et vous demandez du renfort à temps.',
    },
    { time: '14 h', text: 'Vous passez à l’accueil : un échange, une carte à refaire, un objet trouvé.' },
  ],
};

export default caisseaccueil;
