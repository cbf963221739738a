import type { Day } from '../../schema/pages.ts';

const conseillerassocie: Day = {
  code: 'job_conseillerassocie',
  moments: [
    {
      time: '9 h',
      text: 'Un couple vous présente son projet. Vous posez les questions que la banque posera.',
    },
    { time: '14 h', text: 'Vous suivez un stagiaire dans son magasin d’accueil.' },
    { time: '18 h', text: 'Vous appelez un Associé installé l’an dernier, pour savoir comment il va.' },
  ],
};

export default conseillerassocie;
