import type { Day } from '../../schema/pages.ts';

const energie: Day = {
  code: 'job_energie',
  moments: [
    {
      time: '8 h 30',
      text: 'Vous comparez la consommation de deux magasins jumeaux. L’un d’eux laisse ses meubles ouverts.',
    },
    { time: '11 h', text: 'Vous êtes sur un toit, entre des panneaux et une pompe à chaleur.' },
    { time: '16 h', text: 'Vous montrez à l’équipe ce que ses gestes ont économisé.' },
  ],
};

export default energie;
