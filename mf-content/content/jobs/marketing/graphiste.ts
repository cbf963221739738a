import type { Day } from '../../schema/pages.ts';

const graphiste: Day = {
  code: 'job_graphiste',
  moments: [
    { time: '9 h 30', text: 'Vous dessinez trois pistes. Aucune ne vous plaît encore.' },
    { time: '14 h', text: 'La quatrième est la bonne. Vous la déclinez du ticket à la façade.' },
    { time: '17 h', text: 'Vous vérifiez les contrastes : une affiche se lit aussi à soixante-dix ans.' },
  ],
};

export default graphiste;
