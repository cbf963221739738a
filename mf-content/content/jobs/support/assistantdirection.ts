import type { Day } from '../../schema/pages.ts';

const assistantdirection: Day = {
  code: 'job_assistantdirection',
  moments: [
    { time: '8 h 30', text: 'L’agenda de la journée a déjà changé. Vous l’aviez prévu.' },
    { time: '11 h', text: 'Vous préparez un conseil : les documents, les places, le plan B.' },
    { time: '17 h', text: 'Vous rappelez une personne que tout le monde avait oubliée.' },
  ],
};

export default assistantdirection;
