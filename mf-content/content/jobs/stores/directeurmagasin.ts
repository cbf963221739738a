import type { Day } from '../../schema/pages.ts';

const directeurmagasin: Day = {
  code: 'job_directeurmagasin',
  moments: [
    {
      time: '7 h 30',
      text: 'Vous ouvrez, vous saluez chaque équipe, vous regardez le magasin comme un client.',
    },
    { time: '11 h', text: 'Vous réunissez les responsables : résultats, recrutements, travaux de la cour.' },
    { time: '17 h', text: 'Vous passez une heure en caisse. C’est là que l’on apprend le plus.' },
  ],
};

export default directeurmagasin;
