import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_LENGTH,
  isEmail,
  questionsMessage,
} from '@careers/api-client/form-rules';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/lists.ts';
import { allAnswered, answersOf, keptAnswers } from './answers.ts';
import { DOMAINS } from './subject.ts';
import { documentType } from './file-kind.ts';
import type { Form } from '../http/form.ts';
import type { Subject } from './subject.ts';

type Columns<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** A validated application with its documents. */
export type ValidApplication = Omit<
  Columns<'application'>,
  'id' | 'reference' | 'idempotency_key' | 'received_at' | 'mail_due_at'
> & { documents: Omit<Columns<'application_file'>, 'application_id'>[] };

export type Validated = { valid: ValidApplication } | { errors: ErrorItem[] };

/** Checks a form with the owner's rules and messages (specification.md#5-validation-rules, decisions.md#validation). */
export async function validateApplication(form: Form, subject: Subject): Promise<Validated> {
  const errors: ErrorItem[] = [];
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const refuse: Refuse = (field, code, message) => errors.push({ field, code, message });

  required('firstName');
  required('lastName');
  if (!isEmail(text('email')))
    refuse('email', text('email') ? 'INVALID_FORMAT' : 'REQUIRED', FORM_MESSAGES.email);
  required('postalCode');

  const cvRequired =
    subject.type === 'SPONTANEOUS' || (subject.type === 'OFFER' && subject.offer.isCVRequired !== false);
  const cv = await documentOf(form, 'cv', refuse);
  if (cvRequired && !form.files.has('cv')) refuse('cv', 'REQUIRED', FORM_MESSAGES.cv);
  const motivation = await documentOf(form, 'motivation', refuse);

  const answers = answersOf(form, subject);
  if (subject.type === 'OFFER' && !allAnswered(subject.offer.applicationQuestions, answers)) {
    refuse('answers', 'REQUIRED', questionsMessage(subject.offer.applicationQuestions.length));
  }
  const domain = text('domain');
  const entityCodes = subject.type === 'SPONTANEOUS' ? codes(form.fields.get('codeEntity')) : [];
  if (subject.type === 'SPONTANEOUS') {
    if (!Object.hasOwn(DOMAINS, domain)) refuse('domain', 'REQUIRED', 'Merci de choisir un domaine');
    if (entityCodes.length > MAX_ENTITIES)
      refuse('codeEntity', 'INVALID_FORMAT', FORM_MESSAGES.tooManyEntities);
    if (!entityCodes.every(subject.isEntity)) refuse('codeEntity', 'INVALID_FORMAT', 'Entité inconnue');
  }
  if (text('consent') !== 'true') refuse('consent', 'CONSENT_REQUIRED', FORM_MESSAGES.consent);
  if (errors.length > 0) return { errors };

  const routed = DOMAINS[domain]?.entityCode;
  return {
    valid: {
      type: subject.type,
      offer_reference: subject.type === 'OFFER' ? subject.offer.reference : null,
      domain: subject.type === 'SPONTANEOUS' ? domain : null,
      entity_codes:
        subject.type === 'SPONTANEOUS' && entityCodes.length === 0 && routed ? [routed] : entityCodes,
      first_name: text('firstName'),
      last_name: text('lastName'),
      email: text('email'),
      postal_code: text('postalCode'),
      phone: normalisePhone(text('phone').slice(0, MAX_LENGTH.phone)) || null,
      answers: JSON.stringify(keptAnswers(answers, subject)),
      source: text('source').slice(0, 100) || null,
      documents: [cv, motivation].filter((each) => each !== null),
    },
  };

  function required(field: 'firstName' | 'lastName' | 'postalCode'): void {
    const value = text(field);
    if (!value) refuse(field, 'REQUIRED', FORM_MESSAGES[field]);
    else if (value.length > MAX_LENGTH[field]) refuse(field, 'INVALID_FORMAT', FORM_MESSAGES[field]);
  }
}

type Refuse = (field: string, code: string, message: string) => void;

/** Returns a document of the form, null when there is none or it was refused. */
async function documentOf(form: Form, kind: 'cv' | 'motivation', refuse: Refuse) {
  const file = form.files.get(kind);
  if (!file) return null;
  if (file.tooLarge) {
    refuse(kind, 'FILE_TOO_LARGE', FORM_MESSAGES.file);
    return null;
  }
  const mediaType = await documentType(file);
  if (!mediaType) refuse(kind, 'FILE_TYPE', FORM_MESSAGES.file);
  return mediaType ? { kind, file_name: file.fileName, media_type: mediaType, bytes: file.bytes } : null;
}

/** Country codes of overseas numbers, which begin with 0 as those of France. */
const OVERSEAS: readonly (readonly [beginning: RegExp, countryCode: string])[] = [
  [/^0(262|263|269|639|692|693)/, '262'],
  [/^0(590|690|691)/, '590'],
  [/^0(594|694)/, '594'],
  [/^0(596|696|697)/, '596'],
  [/^0508/, '508'],
];

/**
 * Returns a French or overseas number in E.164 form, such as "+33612345678"; any other as it was written: a phone
 * number never stops an application (decisions.md#validation).
 */
export function normalisePhone(written: string): string {
  const digits = written.replace(/[\s.()/-]/g, '').replace(/^(\+|00)33\(?0?\)?/, '0');
  if (!/^0[1-9]\d{8}$/.test(digits)) return written;
  const countryCode = OVERSEAS.find(([beginning]) => beginning.test(digits))?.[1] ?? '33';
  return `+${countryCode}${digits.slice(1)}`;
}
