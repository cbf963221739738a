import type { SeedQuestion } from '../types.ts';
import type { Random } from './random.ts';

const QUESTIONS: readonly Omit<SeedQuestion, 'id'>[] = [
  { label: 'Avez-vous le permis B ?', type: 'BOOLEAN', options: [] },
  {
    label: 'Quand pouvez-vous commencer ?',
    type: 'SINGLE_CHOICE',
    options: [
      { code: 'asap', label: 'Dès que possible' },
      { code: 'month', label: 'Dans un mois' },
      { code: 'later', label: 'Plus tard' },
    ],
  },
  {
    label: 'Quels moments vous conviennent ?',
    type: 'MULTI_CHOICE',
    options: [
      { code: 'morning', label: 'Le matin' },
      { code: 'afternoon', label: 'L’après-midi' },
      { code: 'evening', label: 'Le soir' },
      { code: 'weekend', label: 'Le week-end' },
    ],
  },
  { label: 'Parlez-nous de votre expérience', type: 'TEXT', maxLength: 1000, options: [] },
];

/** Returns none to three questions of different types. */
export function questionsFor(random: Random): SeedQuestion[] {
  const count = random.chance(0.7) ? 0 : random.between(1, 3);
  return random.some(QUESTIONS, count).map((question, index) => ({ id: `q${index + 1}`, ...question }));
}
