import { draftKey } from '../draft.ts';
import type { Documents } from '../fields.ts';
import type { ApplicationSubject } from '../subject.ts';
import { isPicture } from './pictures.ts';

export const NO_DOCUMENTS: Documents = { cv: null, motivation: null };

/** Files by form, in memory, as tab storage cannot hold them; a reload drops them. */
const kept = new Map<string, Documents>();

/** Returns the stored files of a form. */
export function keptDocuments(subject: ApplicationSubject): Documents {
  return kept.get(draftKey(subject)) ?? NO_DOCUMENTS;
}

/** Stores the files of a form; drops a picture not converted yet. */
export function keepDocuments(subject: ApplicationSubject, { cv, motivation }: Documents): void {
  const document = (file: File | null) => (file && isPicture(file) ? null : file);
  kept.set(draftKey(subject), { cv: document(cv), motivation: document(motivation) });
}
