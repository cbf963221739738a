import type { Day } from '../../schema/pages.ts';

const cariste: Day = {
  code: 'job_cariste',
  moments: [
    { time: '5 h', text: 'Vous faites le tour de votre chariot avant de monter dessus. Tous les jours.' },
    { time: '8 h', text: 'Vous rangez à dix mètres de haut, au centimètre près.' },
    { time: '11 h', text: 'Une allée prend du retard : vous approvisionnez avant que l’on vous appelle.' },
  ],
};

export default cariste;
