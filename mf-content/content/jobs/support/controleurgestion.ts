import type { Day } from '../../schema/pages.ts';

const controleurgestion: Day = {
  code: 'job_controleurgestion',
  moments: [
    { time: '9 h', text: 'Vous regardez une courbe qui monte, et vous demandez pourquoi.' },
    { time: '14 h', text: 'Vous passez une heure en entrepôt pour comprendre un chiffre.' },
    { time: '17 h', text: 'Vous proposez une décision, avec ce qu’elle coûte et ce qu’elle rapporte.' },
  ],
};

export default controleurgestion;
