import type { ApplicationSubject } from '../subject.ts';

export type Answer = string | boolean | readonly string[];

/** What the visitor has given so far. */
export interface Values {
  cv: File | null;
  firstName: string;
  lastName: string;
  email: string;
  postalCode: string;
  phone: string;
  motivation: File | null;
  answers: Readonly<Record<string, Answer>>;
  consent: boolean;
  /** Left empty by people. */
  website: string;
}

export type Files = Pick<Values, 'cv' | 'motivation'>;

/** Who one is: texts that are kept in the tab and that every type asks for. */
export const IDENTITY = ['firstName', 'lastName', 'email', 'postalCode', 'phone'] as const;

export const NO_FILES: Files = { cv: null, motivation: null };

export const EMPTY: Values = {
  ...NO_FILES,
  firstName: '',
  lastName: '',
  email: '',
  postalCode: '',
  phone: '',
  answers: {},
  consent: false,
  website: '',
};

/** Returns the multipart form of an application (decisions.md#api-contract). */
export function formDataOf(values: Values, subject: ApplicationSubject, source: string): FormData {
  const form = new FormData();
  form.set('type', subject.type);
  if (subject.type === 'OFFER') form.set('offerReference', subject.reference);
  if (subject.type === 'SPONTANEOUS') {
    form.set('domain', subject.domain);
    form.set('codeEntity', subject.entityCodes.join(','));
  }
  form.set('firstName', values.firstName.trim());
  form.set('lastName', values.lastName.trim());
  form.set('email', values.email.trim());
  form.set('postalCode', values.postalCode.trim());
  if (values.phone.trim()) form.set('phone', values.phone.trim());
  const answers = subject.questions.map(({ id }) => ({ questionId: id, value: values.answers[id] }));
  if (answers.length > 0) form.set('answers', JSON.stringify(answers));
  form.set('consent', String(values.consent));
  form.set('source', source);
  form.set('website', values.website);
  // Files last: the server has read the fields before it takes them in.
  if (values.cv) form.set('cv', values.cv);
  if (values.motivation) form.set('motivation', values.motivation);
  return form;
}
