import type { Day } from '../../schema/pages.ts';

const techniciemaintenancelog: Day = {
  code: 'job_techniciemaintenancelog',
  moments: [
    { time: '6 h', text: 'Vous écoutez les convoyeurs : un bruit dit souvent la panne avant l’écran.' },
    { time: '9 h', text: 'Arrêt de ligne. Vous diagnostiquez, vous réparez, vous expliquez.' },
    { time: '14 h', text: 'Vous changez une pièce avant qu’elle ne casse.' },
  ],
};

export default techniciemaintenancelog;
