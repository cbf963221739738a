import type { Day } from '../../schema/pages.ts';

const securite: Day = {
  code: 'job_securite',
  moments: [
    { time: '8 h', text: 'Vous prenez le relais, vous vérifiez les issues et le registre.' },
    { time: '12 h', text: 'Une personne fait un malaise : vous avez les gestes, vous gardez le calme.' },
    { time: '18 h', text: 'Vous rassurez, vous orientez, vous désamorcez. Presque toujours avec des mots.' },
  ],
};

export default securite;
