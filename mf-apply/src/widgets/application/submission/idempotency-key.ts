import { readTab, writeTab } from '../../../wizard/tab-storage.ts';
import { draftKey, identityOf } from '../draft.ts';
import type { Values } from '../fields.ts';
import type { ApplicationSubject } from '../subject.ts';

/** A submission's key and content. */
export interface Submission {
  content: string;
  key: string;
}

/**
 * Returns the idempotency key of these values (decisions.md#api-contract): the one of `last`, or of this tab after a
 * reload, while the content is the same; a new one after a change.
 */
export function keyedSubmission(
  subject: ApplicationSubject,
  values: Values,
  last: Submission | undefined,
): Submission {
  const content = contentOf(values);
  const known = last ?? storedSubmission(subject);
  if (known?.content === content) return known;
  const submission = { content, key: crypto.randomUUID() };
  writeTab(draftKey(subject), { ...readTab(draftKey(subject)), submission });
  return submission;
}

function storedSubmission(subject: ApplicationSubject): Submission | undefined {
  const stored = readTab(draftKey(subject))?.['submission'];
  if (typeof stored !== 'object' || stored === null || !('content' in stored && 'key' in stored))
    return undefined;
  const { content, key } = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/** After a reload, a file is the same by name, size and date. */
function contentOf(values: Values): string {
  const texts = Object.values(identityOf(values)).map((text) => String(text).trim());
  const files = [values.cv, values.motivation].map(
    (file) => file && [file.name, file.size, file.lastModified],
  );
  return JSON.stringify([texts, values.answers, files]);
}
