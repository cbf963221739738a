import type { Day } from '../../schema/pages.ts';

const conseillercommercial: Day = {
  code: 'job_conseillercommercial',
  moments: [
    { time: '9 h', text: 'Vous arrivez dans un magasin avec trois chiffres et beaucoup de questions.' },
    { time: '12 h', text: 'Vous refaites une tête de gondole avec l’équipe.' },
    { time: '17 h', text: 'Vous écrivez ce que vous avez appris pour les autres magasins.' },
  ],
};

export default conseillercommercial;
