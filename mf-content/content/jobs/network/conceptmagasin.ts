import type { Day } from '../../schema/pages.ts';

const conceptmagasin: Day = {
  code: 'job_conceptmagasin',
  moments: [
    { time: '9 h', text: 'Vous dessinez l’entrée : ce que l’on voit, ce que l’on sent, où l’on hésite.' },
    { time: '14 h', text: 'Vous marchez dans un magasin en maquette, à taille réelle.' },
    { time: '17 h', text: 'Vous déplacez la boulangerie de six mètres. Tout s’éclaire.' },
  ],
};

export default conceptmagasin;
