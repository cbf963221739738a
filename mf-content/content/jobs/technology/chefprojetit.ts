import type { Day } from '../../schema/pages.ts';

const chefprojetit: Day = {
  code: 'job_chefprojetit',
  moments: [
    { time: '9 h', text: 'Vous lisez les retours des magasins pilotes. Trois sont sévères, et utiles.' },
    { time: '14 h', text: 'Vous arbitrez avec les équipes : ceci oui, cela plus tard.' },
    { time: '17 h', text: 'Vous écrivez ce qui a été décidé, en une page.' },
  ],
};

export default chefprojetit;
