import type { Day } from '../../schema/pages.ts';

const drive: Day = {
  code: 'job_drive',
  moments: [
    {
      time: '6 h',
      text: 'Votre terminal vous guide : vous préparez vos premières commandes, le frais en dernier.',
    },
    { time: '10 h', text: 'Vous chargez les coffres et vous reconnaissez les habitués à leur voiture.' },
    {
      time: '13 h',
      text: 'Un produit manque : vous appelez et vous proposez mieux qu’un remplacement au hasard.',
    },
  ],
};

export default drive;
