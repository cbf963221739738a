import type { Day } from '../../schema/pages.ts';

const livreur: Day = {
  code: 'job_livreur',
  moments: [
    { time: '9 h', text: 'Vous chargez le véhicule dans l’ordre de la tournée, le froid contre le froid.' },
    {
      time: '11 h',
      text: 'Troisième étage sans ascenseur : on vous attend, et l’on vous offre un verre d’eau.',
    },
    {
      time: '17 h',
      text: 'La tournée est finie. Vous rendez compte, vous rechargez le véhicule, vous rentrez.',
    },
  ],
};

export default livreur;
