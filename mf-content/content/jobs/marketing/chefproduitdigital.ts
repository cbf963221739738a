import type { Day } from '../../schema/pages.ts';

const chefproduitdigital: Day = {
  code: 'job_chefproduitdigital',
  moments: [
    { time: '9 h', text: 'Vous lisez ce que les clientes ont écrit cette nuit.' },
    { time: '11 h', text: 'Vous choisissez, avec l’équipe, la seule chose à améliorer cette semaine.' },
    { time: '16 h', text: 'Vous mesurez : moins de clics, plus de paniers.' },
  ],
};

export default chefproduitdigital;
