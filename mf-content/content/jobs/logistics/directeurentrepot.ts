import type { Day } from '../../schema/pages.ts';

const directeurentrepot: Day = {
  code: 'job_directeurentrepot',
  moments: [
    { time: '7 h', text: 'Vous traversez l’entrepôt à pied avant d’ouvrir votre ordinateur.' },
    { time: '11 h', text: 'Vous décidez d’un investissement avec celles et ceux qui s’en serviront.' },
    { time: '16 h', text: 'Vous recevez une équipe : sécurité, horaires, avenir.' },
  ],
};

export default directeurentrepot;
