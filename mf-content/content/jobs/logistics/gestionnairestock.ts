import type { Day } from '../../schema/pages.ts';

const gestionnairestock: Day = {
  code: 'job_gestionnairestock',
  moments: [
    { time: '7 h', text: 'Vous comparez ce que dit l’écran et ce que dit l’étagère.' },
    { time: '10 h', text: 'Un écart : vous remontez la piste jusqu’à un carton mal étiqueté.' },
    { time: '15 h', text: 'Vous ajustez les seuils avant les fêtes.' },
  ],
};

export default gestionnairestock;
