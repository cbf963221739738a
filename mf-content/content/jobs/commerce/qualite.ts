import type { Day } from '../../schema/pages.ts';

const qualite: Day = {
  code: 'job_qualite',
  moments: [
    { time: '8 h 30', text: 'Vous visitez une fromagerie, bottes aux pieds et carnet en main.' },
    { time: '13 h', text: 'Vous lisez des analyses et vous demandez une contre-mesure.' },
    { time: '16 h', text: 'Vous raccourcissez une liste d’ingrédients avec le fabricant.' },
  ],
};

export default qualite;
