import type { Day } from '../../schema/pages.ts';

const developpeur: Day = {
  code: 'job_developpeur',
  moments: [
    { time: '9 h 30', text: 'L’équipe se parle un quart d’heure : qui bloque, qui aide.' },
    { time: '11 h', text: 'Vous écrivez un test, puis le code qui le fait passer.' },
    {
      time: '16 h',
      text: 'Votre service part dans un magasin pilote. Vous regardez les courbes, la main sur le retour arrière.',
    },
  ],
};

export default developpeur;
