import { randomInt, createHash } from 'node:crypto';
import { parisDay } from '../mail/dates.ts';
import type { ValidApplication } from './validate.ts';

/**
 * The twenty characters of Open Location Codes: chosen by Google so that none looks like another and none of them spell
 * a word (https://github.com/google/open-location-code, specification, "Character set").
 */
const CHARACTERS = '23456789CFGHJMPQRVWX';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/**
 * Returns a reference that one can read out and write down, such as "7XQM-42RC": one of 25 billion, drawn by chance. It
 * tells nothing of how many there are, and opens nothing by itself.
 */
export function drawReference(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Returns the key of a contact request that came without one, from a page without JavaScript: the same one, sent
 * twice on a day by a double click, is stored once. Null for the other types, whose rules refuse a second one.
 */
export function contentKey(application: ValidApplication, now: Date): string | null {
  if (application.type !== 'DCE') return null;
  const { documents, email, ...rest } = application;
  const hash = createHash('sha256').update(JSON.stringify([parisDay(now), email.toLowerCase(), rest]));
  for (const { kind, fileName, bytes } of documents) hash.update(`${kind} ${fileName}`).update(bytes);
  return `content-${hash.digest('hex')}`;
}
