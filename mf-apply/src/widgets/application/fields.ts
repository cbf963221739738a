import type { Question } from '@careers/api-client';
import {
  FORM_MESSAGES,
  MAX_LENGTH,
  cleanText,
  phoneLabel,
  questionsMessage,
  tooLongMessage,
} from '@careers/api-client/form-rules';
import { isOwnerRegion } from '@careers/api-client/owner-regions';
import type { OwnerRegion } from '@careers/api-client/owner-regions';
import { CONSENT, EMAIL, HONEYPOT, requiredText, text } from '../../fields/rules.ts';
import type { Errors, Fields } from '../../wizard/types.ts';
import { isAcceptable } from './documents/document-check.ts';
import { regionLabel } from './region-field.tsx';
import type { ApplicationSubject } from './subject.ts';

export type Answer = string | boolean | readonly string[];

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  postalCode: string;
  phone: string;
  /** Region of a contact request; empty if unknown. */
  region: OwnerRegion | '';
  answers: Readonly<Record<string, Answer>>;
  consent: boolean;
  /** Honeypot. */
  website: string;
  cv: File | null;
  motivation: File | null;
}

export type Documents = Pick<Values, 'cv' | 'motivation'>;

/** The fields of every application, in the order of sending. */
export const FIELDS: Fields<Values, ApplicationSubject> = {
  firstName: {
    ...requiredText('firstName'),
    summarise: (firstName, _subject, { lastName }) => [
      { term: 'Prénom et nom', value: `${firstName.trim()} ${lastName.trim()}` },
    ],
  },
  lastName: requiredText('lastName'),
  email: EMAIL,
  postalCode: {
    ...requiredText('postalCode'),
    summarise: (postalCode) => [{ term: 'Code postal', value: cleanText('postalCode', postalCode) }],
  },
  phone: {
    ...text('phone'),
    summarise: (phone) => [{ term: 'Téléphone', value: phoneLabel(phone) || 'Non renseigné' }],
    send: (form, value) => value.trim() && form.set('phone', value.trim()),
  },
  region: {
    empty: '',
    restore: (kept) => (isOwnerRegion(kept) ? kept : ''),
    summarise: (region) => [
      { term: 'Région', value: region ? regionLabel(region) : 'Je ne sais pas encore' },
    ],
    send: (form, region, { type }) => type === 'DCE' && region && form.set('region', region),
  },
  answers: {
    empty: {},
    inputs: ({ questions }) => questions.map(({ id }) => `answers.${id}`),
    validate: answersError,
    refusal: FORM_MESSAGES.questions,
    restore: answersIn,
    summarise: (answers, { questions }) =>
      questions.map((question) => ({
        term: question.label,
        value: answerLabel(question, answers[question.id]),
      })),
    send: (form, answers, { questions }) => {
      const given = questions.map(({ id }) => ({ questionId: id, value: answers[id] }));
      if (given.length > 0) form.set('answers', JSON.stringify(given));
    },
  },
  consent: CONSENT,
  website: HONEYPOT,
  // Files last: the server validates the other fields before it reads them.
  cv: {
    empty: null,
    validate: (file, { isCvRequired }) =>
      file ? documentError(file) : isCvRequired ? FORM_MESSAGES.cv : undefined,
    refusal: FORM_MESSAGES.cv,
    summarise: (cv) => [{ term: 'CV', value: cv?.name ?? 'Aucun' }],
    send: (form, file) => file && form.set('cv', file),
  },
  motivation: {
    empty: null,
    validate: (file) => (file ? documentError(file) : undefined),
    summarise: (motivation) => [{ term: 'Lettre de motivation', value: motivation?.name ?? 'Aucune' }],
    send: (form, file) => file && form.set('motivation', file),
  },
};

/** Returns the known error of a document. */
export function documentError(file: File): string | undefined {
  return isAcceptable(file) ? undefined : FORM_MESSAGES.file;
}

/** Puts one message for all unanswered questions at the first; each answer that is too long has its own. */
function answersError(answers: Values['answers'], { questions }: ApplicationSubject): Errors | undefined {
  const open = questions.find(({ id }) => !isAnswered(answers[id]));
  const errors = [
    ...(open ? [[open.id, questionsMessage(questions.length)] as const] : []),
    ...questions.flatMap((question) => tooLong(question, answers[question.id])),
  ];
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

function tooLong({ id, type, maxLength }: Question, answer: Answer | undefined) {
  const limit = maxLength ?? MAX_LENGTH.answer;
  if (type !== 'TEXT' || typeof answer !== 'string' || answer.length <= limit) return [];
  return [[id, tooLongMessage('answer', answer.length, limit)] as const];
}

function isAnswered(answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return typeof answer === 'boolean' || (answer !== undefined && answer.length > 0);
}

function answersIn(kept: unknown): Values['answers'] {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([, answer]) =>
        ['string', 'boolean'].includes(typeof answer) ||
        (Array.isArray(answer) && answer.every((code) => typeof code === 'string')),
    ),
  );
}

function answerLabel({ options }: Question, answer: Answer | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'Oui' : 'Non';
  const labelOf = (code: string) => options.find((option) => option.code === code)?.label ?? code;
  return typeof answer === 'string' ? labelOf(answer) : (answer ?? []).map(labelOf).join(', ');
}
