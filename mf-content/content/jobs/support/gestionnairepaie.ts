import type { Day } from '../../schema/pages.ts';

const gestionnairepaie: Day = {
  code: 'job_gestionnairepaie',
  moments: [
    { time: '9 h', text: 'Un magasin appelle : une prime manque. Vous cherchez.' },
    { time: '12 h', text: 'C’est corrigé, pour lui et pour tous les cas semblables.' },
    {
      time: '16 h',
      text: 'Vous contrôlez la paie du mois. Personne ne s’en rendra compte, et c’est le but.',
    },
  ],
};

export default gestionnairepaie;
