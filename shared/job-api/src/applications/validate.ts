import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/pagination.ts';
import { allAnswered, answersOf, keptAnswers } from './answers.ts';
import { DOMAINS } from './domains.ts';
import { documentType } from './file-kind.ts';
import type { Form, UploadedFile } from '../http/form.ts';
import { normalisePhone } from './phone.ts';
import type { Subject } from './subject.ts';

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
export const DOCUMENT_MESSAGE = 'Merci de vérifier le format ou la taille de votre fichier';

export interface ValidApplication {
  type: Subject['type'];
  offerReference: string | null;
  domain: string | null;
  entityCodes: string[];
  firstName: string;
  lastName: string;
  email: string;
  postalCode: string;
  phone: string | null;
  answers: object[];
  source: string | null;
  documents: { kind: 'cv' | 'motivation'; fileName: string; mediaType: string; bytes: Buffer }[];
}

export type Validated = { valid: ValidApplication } | { problems: ErrorItem[] };

/** Checks a form with the owner's rules and messages (specification.md#5-validation-rules, decisions.md#validation). */
export async function validateApplication(form: Form, subject: Subject): Promise<Validated> {
  const problems: ErrorItem[] = [];
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const refuse = (field: string, code: string, message: string) => problems.push({ field, code, message });

  required('firstName', 80, 'Le prénom est obligatoire');
  required('lastName', 80, 'Le nom est obligatoire');
  if (text('email').length > 254 || !EMAIL.test(text('email'))) {
    refuse('email', text('email') ? 'INVALID_FORMAT' : 'REQUIRED', "Le format de l'e-mail est invalide");
  }
  required('postalCode', 10, 'Le code postal est obligatoire');

  const cvRequired =
    subject.type === 'SPONTANEOUS' || (subject.type === 'OFFER' && subject.offer.isCVRequired !== false);
  const cv = await document('cv');
  if (cvRequired && !form.files.has('cv')) refuse('cv', 'REQUIRED', 'Merci de renseigner votre CV');
  const motivation = await document('motivation');

  const answers = answersOf(form, subject);
  if (subject.type === 'OFFER' && !allAnswered(subject.offer.applicationQuestions, answers)) {
    const single = subject.offer.applicationQuestions.length === 1;
    refuse(
      'answers',
      'REQUIRED',
      single ? 'Merci de répondre à la question' : 'Merci de répondre à toutes les questions',
    );
  }
  const domain = text('domain');
  const entityCodes = subject.type === 'SPONTANEOUS' ? codes(form.fields.get('codeEntity')) : [];
  if (subject.type === 'SPONTANEOUS') {
    if (!Object.hasOwn(DOMAINS, domain)) refuse('domain', 'REQUIRED', 'Merci de choisir un domaine');
    if (entityCodes.length > 3)
      refuse('codeEntity', 'INVALID_FORMAT', 'Veuillez selectionner 3 entités maximum');
    if (!entityCodes.every(subject.isEntity)) refuse('codeEntity', 'INVALID_FORMAT', 'Entité inconnue');
  }
  if (text('consent') !== 'true') {
    refuse('consent', 'CONSENT_REQUIRED', "Merci d'accepter les conditions ci-dessus pour continuer");
  }
  if (problems.length > 0) return { problems };

  const routed = DOMAINS[domain]?.entityCode;
  return {
    valid: {
      type: subject.type,
      offerReference: subject.type === 'OFFER' ? subject.offer.reference : null,
      domain: subject.type === 'SPONTANEOUS' ? domain : null,
      entityCodes:
        subject.type === 'SPONTANEOUS' && entityCodes.length === 0 && routed ? [routed] : entityCodes,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      postalCode: text('postalCode'),
      phone: normalisePhone(text('phone').slice(0, 40)) || null,
      answers: keptAnswers(answers, subject),
      source: text('source').slice(0, 100) || null,
      documents: [cv, motivation].filter((each) => each !== null),
    },
  };

  function required(field: string, maximum: number, message: string): void {
    const value = text(field);
    if (!value) refuse(field, 'REQUIRED', message);
    else if (value.length > maximum) refuse(field, 'INVALID_FORMAT', message);
  }

  async function document(kind: 'cv' | 'motivation') {
    const file = form.files.get(kind);
    if (!file) return null;
    const mediaType = await acceptable(kind, file);
    return mediaType ? { kind, fileName: file.fileName, mediaType, bytes: file.bytes } : null;
  }

  async function acceptable(kind: string, file: UploadedFile): Promise<string | null> {
    if (file.tooLarge) refuse(kind, 'FILE_TOO_LARGE', DOCUMENT_MESSAGE);
    const mediaType = file.tooLarge ? null : await documentType(file);
    if (!file.tooLarge && !mediaType) refuse(kind, 'FILE_TYPE', DOCUMENT_MESSAGE);
    return mediaType;
  }
}
