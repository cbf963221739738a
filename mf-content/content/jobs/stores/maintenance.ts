import type { Day } from '../../schema/pages.ts';

const maintenance: Day = {
  code: 'job_maintenance',
  moments: [
    {
      time: '7 h',
      text: 'Vous relevez les températures des meubles froids et vous faites le tour des éclairages.',
    },
    { time: '10 h', text: 'Une porte automatique hésite. Vous trouvez le capteur, vous le remplacez.' },
    { time: '14 h', text: 'Vous suivez l’intervention du frigoriste et vous notez ce qu’il faudra prévoir.' },
  ],
};

export default maintenance;
