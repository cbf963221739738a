import type { Day } from '../../schema/pages.ts';

const charcuterie: Day = {
  code: 'job_charcuterie',
  moments: [
    { time: '6 h', text: 'Vous sortez les pâtés du four et vous préparez la vitrine du midi.' },
    {
      time: '11 h 30',
      text: 'Les plats du jour partent vite. Vous servez à la part, et avec le mot qui va bien.',
    },
    {
      time: '14 h',
      text: 'Vous montez un buffet pour trente personnes. Les assiettes sont comptées deux fois.',
    },
  ],
};

export default charcuterie;
