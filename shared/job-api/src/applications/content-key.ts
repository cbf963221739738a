import { createHash } from 'node:crypto';
import { parisDay } from '../mail/dates.ts';
import type { ValidApplication } from './validate.ts';

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
