import type { Question } from '@careers/api-client';
import { FORM_MESSAGES, MAX_LENGTH, isEmail, questionsMessage } from '@careers/api-client/form-rules';
import type { Errors, Field, Fields } from '../../wizard/types.ts';
import { isAcceptable } from './documents/document-check.ts';
import type { ApplicationSubject } from './subject.ts';

export type Answer = string | boolean | readonly string[];

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  postalCode: string;
  phone: string;
  answers: Readonly<Record<string, Answer>>;
  consent: boolean;
  /** Honeypot. */
  website: string;
  cv: File | null;
  motivation: File | null;
}

export type Documents = Pick<Values, 'cv' | 'motivation'>;
type Text = Field<string, Values, ApplicationSubject>;

/** The fields of every application, in the order of sending. */
export const FIELDS: Fields<Values, ApplicationSubject> = {
  firstName: {
    ...text('firstName'),
    validate: requiredText('firstName'),
    summarise: ({ firstName, lastName }) => [{ term: 'Prénom et nom', value: `${firstName} ${lastName}` }],
  },
  lastName: { ...text('lastName'), validate: requiredText('lastName') },
  email: {
    ...text('email'),
    validate: (value) => (isEmail(value) ? undefined : FORM_MESSAGES.email),
    summarise: ({ email }) => [{ term: 'Adresse e-mail', value: email }],
  },
  postalCode: {
    ...text('postalCode'),
    validate: requiredText('postalCode'),
    summarise: ({ postalCode }) => [{ term: 'Code postal', value: postalCode }],
  },
  phone: {
    ...text('phone'),
    summarise: ({ phone }) => [{ term: 'Téléphone', value: phone || 'Non renseigné' }],
    send: (form, value) => value.trim() && form.set('phone', value.trim()),
  },
  answers: {
    empty: {},
    inputs: ({ questions }) => questions.map(({ id }) => `answers.${id}`),
    validate: openQuestion,
    restore: answersIn,
    summarise: ({ answers }, { questions }) =>
      questions.map((question) => ({
        term: question.label,
        value: answerLabel(question, answers[question.id]),
      })),
    send: (form, answers, { questions }) => {
      const given = questions.map(({ id }) => ({ questionId: id, value: answers[id] }));
      if (given.length > 0) form.set('answers', JSON.stringify(given));
    },
  },
  consent: {
    empty: false,
    validate: (value) => (value ? undefined : FORM_MESSAGES.consent),
    send: (form, value) => form.set('consent', String(value)),
  },
  website: { empty: '', send: (form, value) => form.set('website', value) },
  // Files last: the server validates the other fields before it reads them.
  cv: {
    empty: null,
    validate: (file, { isCvRequired }) =>
      file ? documentError(file) : isCvRequired ? FORM_MESSAGES.cv : undefined,
    summarise: ({ cv }) => [{ term: 'CV', value: cv?.name ?? 'Aucun' }],
    send: (form, file) => file && form.set('cv', file),
  },
  motivation: {
    empty: null,
    validate: (file) => (file ? documentError(file) : undefined),
    summarise: ({ motivation }) => [{ term: 'Lettre de motivation', value: motivation?.name ?? 'Aucune' }],
    send: (form, file) => file && form.set('motivation', file),
  },
};

/** Returns the error of a document, as far as known. */
export function documentError(file: File): string | undefined {
  return isAcceptable(file) ? undefined : FORM_MESSAGES.file;
}

/** A text field: kept in the tab, trimmed when sent. */
function text(name: string): Text {
  return {
    empty: '',
    restore: (kept) => (typeof kept === 'string' ? kept : ''),
    send: (form, value) => form.set(name, value.trim()),
  };
}

function requiredText(name: 'firstName' | 'lastName' | 'postalCode'): Text['validate'] {
  return (value) => {
    const { length } = value.trim();
    return length > 0 && length <= MAX_LENGTH[name] ? undefined : FORM_MESSAGES[name];
  };
}

/** The first unanswered question carries the message for all. */
function openQuestion(answers: Values['answers'], { questions }: ApplicationSubject): Errors | undefined {
  const open = questions.find(({ id }) => !isAnswered(answers[id]));
  return open && { [open.id]: questionsMessage(questions.length) };
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
