import type { Day } from '../../schema/pages.ts';

const acheteur: Day = {
  code: 'job_acheteur',
  moments: [
    { time: '8 h', text: 'Vous goûtez à l’aveugle huit confitures, dont la vôtre.' },
    { time: '11 h', text: 'Vous recevez un producteur : qualité, volumes, prix, dans cet ordre.' },
    { time: '16 h', text: 'Vous défendez votre choix devant une commission d’Associés.' },
  ],
};

export default acheteur;
