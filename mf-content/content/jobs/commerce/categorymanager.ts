import type { Day } from '../../schema/pages.ts';

const categorymanager: Day = {
  code: 'job_categorymanager',
  moments: [
    { time: '9 h', text: 'Vous regardez ce qui se vend, ce qui dort et ce qui manque.' },
    { time: '14 h', text: 'Vous recomposez un rayon sur plan, puis en vrai dans un magasin test.' },
    { time: '17 h', text: 'Vous appelez deux magasins : est-ce que cela tient ?' },
  ],
};

export default categorymanager;
