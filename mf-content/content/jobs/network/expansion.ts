import type { Day } from '../../schema/pages.ts';

const expansion: Day = {
  code: 'job_expansion',
  moments: [
    { time: '9 h', text: 'Vous êtes dans un champ, un plan à la main, avec la maire.' },
    { time: '13 h', text: 'Vous comptez les voitures, les logements et les concurrents.' },
    { time: '17 h', text: 'Vous écrivez : oui, mais plus près de la gare.' },
  ],
};

export default expansion;
