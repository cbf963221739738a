import { readTab, writeTab } from '../../../forms/tab-storage.ts';
import type { ApplicationSubject } from '../subject.ts';
import { draftKey } from './draft.ts';
import { IDENTITY } from './values.ts';
import type { Values } from './values.ts';

/** What is sent under a key. */
export interface KeyedSending {
  content: string;
  key: string;
}

/**
 * Returns the idempotency key of these values (decisions.md#api-contract): that of `last` or, after a reload, of this
 * tab when the content is the same, so that the server stores it once; a new one for what has changed.
 */
export function keyedSending(
  subject: ApplicationSubject,
  values: Values,
  last: KeyedSending | undefined,
): KeyedSending {
  const content = contentOf(values);
  const known = last ?? storedSending(subject);
  if (known?.content === content) return known;
  const sending = { content, key: crypto.randomUUID() };
  writeTab(draftKey(subject), { ...readTab(draftKey(subject)), sending });
  return sending;
}

function storedSending(subject: ApplicationSubject): KeyedSending | undefined {
  const sending = readTab(draftKey(subject))?.['sending'];
  if (typeof sending !== 'object' || sending === null || !('content' in sending && 'key' in sending))
    return undefined;
  const { content, key } = sending;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/** A file that is chosen again after a reload is the same one by its name, size and date. */
function contentOf(values: Values): string {
  const files = [values.cv, values.motivation].map(
    (file) => file && [file.name, file.size, file.lastModified],
  );
  return JSON.stringify([IDENTITY.map((name) => values[name].trim()), values.answers, files]);
}
