import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_LENGTH,
  cleanText,
  normalisePhone,
  textError,
} from '@careers/api-client/form-rules';
import type { RequiredText } from '@careers/api-client/form-rules';
import { isOwnerRegion } from '@careers/api-client/owner-regions';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/lists.ts';
import { answersError, answersOf, keptAnswers } from './answers.ts';
import { DOMAINS } from './subject.ts';
import { readDocument } from './read-document.ts';
import type { Form } from '../http/form.ts';
import type { Subject } from './subject.ts';

type Columns<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** A document to store. */
export type ValidDocument = Omit<Columns<'application_file'>, 'application_id'>;

/** A validated application with its documents. */
export type ValidApplication = Omit<
  Columns<'application'>,
  | 'id'
  | 'token'
  | 'reference'
  | 'idempotency_key'
  | 'idempotency_content'
  | 'received_at'
  | 'mail_due_at'
  | 'cv_replaced_at'
  | 'cv_mail_due_at'
  | 'cv_mailed_at'
> & { documents: ValidDocument[] };

export type Validated = { valid: ValidApplication } | { errors: ErrorItem[] };

/**
 * Validates a form with the owner's rules and messages (specification.md#5-validation-rules, decisions.md#validation).
 */
export function validateApplication(form: Form, subject: Subject): Validated {
  const errors: ErrorItem[] = [];
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const refuse: Refuse = (field, code, message) => errors.push({ field, code, message });

  required('firstName');
  required('lastName');
  required('email');
  required('postalCode');

  const cvRequired =
    subject.type === 'SPONTANEOUS' || (subject.type === 'OFFER' && subject.offer.isCVRequired !== false);
  const cv = documentOf(form, 'cv', refuse);
  if (cvRequired && !form.files.has('cv')) refuse('cv', 'REQUIRED', FORM_MESSAGES.cv);
  const motivation = documentOf(form, 'motivation', refuse);

  const answers = answersOf(form, subject);
  const unanswered =
    subject.type === 'OFFER' ? answersError(subject.offer.applicationQuestions, answers) : undefined;
  if (unanswered) refuse('answers', unanswered.code, unanswered.message);
  const domain = text('domain');
  const entityCodes = subject.type === 'SPONTANEOUS' ? codes(form.fields.get('codeEntity')) : [];
  if (subject.type === 'SPONTANEOUS') {
    if (!Object.hasOwn(DOMAINS, domain)) refuse('domain', 'REQUIRED', 'Merci de choisir un domaine');
    if (entityCodes.length > MAX_ENTITIES)
      refuse('codeEntity', 'INVALID_FORMAT', FORM_MESSAGES.tooManyEntities);
    if (!entityCodes.every(subject.isEntity)) refuse('codeEntity', 'INVALID_FORMAT', 'Entité inconnue');
  }
  const region = subject.type === 'DCE' ? text('region') : '';
  if (region && !isOwnerRegion(region)) refuse('region', 'INVALID_FORMAT', 'Région inconnue');
  if (text('consent') !== 'true') refuse('consent', 'CONSENT_REQUIRED', FORM_MESSAGES.consent);
  if (errors.length > 0) return { errors };

  const routed = DOMAINS[domain]?.entityCode;
  return {
    valid: {
      type: subject.type,
      offer_reference: subject.type === 'OFFER' ? subject.offer.reference : null,
      domain: subject.type === 'SPONTANEOUS' ? domain : null,
      region: region || null,
      entity_codes:
        subject.type === 'SPONTANEOUS' && entityCodes.length === 0 && routed ? [routed] : entityCodes,
      first_name: cleanText('firstName', text('firstName')),
      last_name: cleanText('lastName', text('lastName')),
      email: cleanText('email', text('email')),
      postal_code: cleanText('postalCode', text('postalCode')),
      phone: normalisePhone(text('phone')).slice(0, MAX_LENGTH.phone) || null,
      answers: JSON.stringify(keptAnswers(answers, subject)),
      source: text('source').slice(0, 100) || null,
      documents: [cv, motivation].filter((each) => each !== null),
    },
  };

  function required(field: RequiredText): void {
    const error = textError(field, text(field));
    if (error) refuse(field, error.code, error.message);
  }
}

type Refuse = (field: string, code: string, message: string) => void;

/** Returns a document of the form; null if missing or refused. */
export function documentOf(form: Form, kind: 'cv' | 'motivation', refuse: Refuse): ValidDocument | null {
  const file = form.files.get(kind);
  if (!file) return null;
  if (file.tooLarge) {
    refuse(kind, 'FILE_TOO_LARGE', FORM_MESSAGES.file);
    return null;
  }
  const document = readDocument(file);
  if (!document) refuse(kind, 'FILE_TYPE', FORM_MESSAGES.file);
  return (
    document && { kind, file_name: document.fileName, media_type: document.mediaType, bytes: file.bytes }
  );
}
