import type { Day } from '../../schema/pages.ts';

const juristeimmobilier: Day = {
  code: 'job_juristeimmobilier',
  moments: [
    { time: '9 h', text: 'Vous relisez un bail, et surtout ce qu’il ne dit pas.' },
    { time: '11 h', text: 'Vous négociez une servitude de passage avec trois voisins.' },
    { time: '16 h', text: 'Le permis est purgé de tout recours. Le chantier peut commencer.' },
  ],
};

export default juristeimmobilier;
