import { randomInt, createHash } from 'node:crypto';
import { parisDay } from '../mail/dates.ts';
import type { Form } from '../http/form.ts';
import type { ValidApplication } from './validate.ts';

/**
 * Characters of Open Location Codes, without look-alikes, which spell no words
 * (https://github.com/google/open-location-code, specification, "Character set").
 */
const CHARACTERS = '23456789CFGHJMPQRVWX';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/**
 * Returns a random reference that is easy to read out, such as "7XQM-42RC": one of 25 billion, not a secret and not a
 * count.
 */
export function drawReference(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A form with its idempotency key. */
export interface KeyedForm {
  key: string;
  /** Hash of the form's content. */
  content: string;
}

/**
 * Returns an idempotency key for a contact request without one, from a page without JavaScript: a double click stores
 * it once. Null for the other types, whose rules refuse a second application.
 */
export function contentKey(application: ValidApplication, now: Date): KeyedForm | null {
  if (application.type !== 'DCE') return null;
  const { documents, email, ...rest } = application;
  const hash = createHash('sha256').update(JSON.stringify([parisDay(now), email.toLowerCase(), rest]));
  for (const { kind, file_name, bytes } of documents) hash.update(`${kind} ${file_name}`).update(bytes);
  const content = hash.digest('hex');
  return { key: `content-${content}`, content };
}

/** Returns a form with its client's idempotency key. */
export function keyedForm(key: string, { fields, files }: Form): KeyedForm {
  const names = [...files].map(([kind, { fileName }]) => [kind, fileName]);
  const hash = createHash('sha256').update(JSON.stringify([[...fields].sort(), names]));
  for (const [, { bytes }] of files) hash.update(bytes);
  return { key, content: hash.digest('hex') };
}
