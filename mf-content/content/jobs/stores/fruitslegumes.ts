import type { Day } from '../../schema/pages.ts';

const fruitslegumes: Day = {
  code: 'job_fruitslegumes',
  moments: [
    {
      time: '6 h',
      text: 'Les cagettes arrivent. Vous triez, vous jetez peu, vous montez le rayon par couleurs.',
    },
    {
      time: '10 h',
      text: 'Vous faites goûter les premières fraises et vous parlez du maraîcher qui les cultive.',
    },
    { time: '13 h', text: 'Vous passez la commande du lendemain en regardant la météo.' },
  ],
};

export default fruitslegumes;
