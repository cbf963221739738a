import type { Day } from '../../schema/pages.ts';

const reseauxsociaux: Day = {
  code: 'job_reseauxsociaux',
  moments: [
    { time: '8 h 30', text: 'Vous répondez aux premières questions, sans formule toute faite.' },
    { time: '11 h', text: 'Vous filmez un poissonnier qui parle mieux que n’importe quel slogan.' },
    { time: '18 h', text: 'Une critique est juste. Vous le dites, et vous la transmettez.' },
  ],
};

export default reseauxsociaux;
