import type { Question } from '@careers/api-client';
import type { ApplicationSubject } from '../subject.ts';
import { stepsFor } from './steps.ts';
import type { Step } from './steps.ts';
import type { Answer, Values } from './values.ts';

export interface RecapRow {
  /** Where it can be changed; null for what the application is for. */
  step: Step | null;
  term: string;
  value: string;
}

/** Returns what will be sent, as the visitor reads it. */
export function recapOf(subject: ApplicationSubject, values: Values): RecapRow[] {
  const rows: RecapRow[] = [
    ...subjectRows(subject),
    { step: 'cv', term: 'CV', value: values.cv?.name ?? 'Aucun' },
    { step: 'informations', term: 'Prénom et nom', value: `${values.firstName} ${values.lastName}` },
    { step: 'informations', term: 'Adresse e-mail', value: values.email },
    { step: 'informations', term: 'Code postal', value: values.postalCode },
    { step: 'informations', term: 'Téléphone', value: values.phone || 'Non renseigné' },
    { step: 'motivation', term: 'Lettre de motivation', value: values.motivation?.name ?? 'Aucune' },
    ...subject.questions.map((question) => ({
      step: 'questions' as const,
      term: question.label,
      value: answerLabel(question, values.answers[question.id]),
    })),
  ];
  const order: (Step | null)[] = [null, ...stepsFor(subject)];
  return rows.toSorted((left, right) => order.indexOf(left.step) - order.indexOf(right.step));
}

function subjectRows(subject: ApplicationSubject): RecapRow[] {
  if (subject.type === 'OFFER') return [{ step: null, term: 'Offre', value: subject.subject.title }];
  if (subject.type === 'SPONTANEOUS') return [{ step: null, term: 'Domaine', value: subject.domainLabel }];
  return [];
}

function answerLabel({ options }: Question, answer: Answer | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'Oui' : 'Non';
  const labelOf = (code: string) => options.find((option) => option.code === code)?.label ?? code;
  return typeof answer === 'string' ? labelOf(answer) : (answer ?? []).map(labelOf).join(', ');
}
