import type { Question } from '@careers/api-client';
import type { OfferSubject } from '../widgets/application/props.ts';

export function aQuestion(id: string, type: Question['type'], changes: Partial<Question> = {}): Question {
  return {
    id,
    label: `Question ${id}`,
    type,
    options: [
      { code: 'a', label: 'Le matin' },
      { code: 'b', label: 'Le soir' },
    ],
    ...changes,
  };
}

export function anOfferSubject(changes: Partial<OfferSubject> = {}): OfferSubject {
  return {
    type: 'OFFER',
    reference: '2025-10432',
    isCvRequired: true,
    questions: [],
    subject: {
      title: 'Boucher F/H',
      place: 'Super U Vertou',
      entity: 'Super U',
      contract: 'CDI, temps plein',
    },
    ...changes,
  };
}

export const CV = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
