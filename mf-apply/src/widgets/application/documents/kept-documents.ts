import { draftKey } from '../draft.ts';
import type { Documents } from '../fields.ts';
import type { ApplicationSubject } from '../subject.ts';
import { isPicture } from './pictures.ts';

export const NO_DOCUMENTS: Documents = { cv: null, motivation: null };

/** Files by form, in memory: tab storage cannot hold them, so a reload drops them. */
const kept = new Map<string, Documents>();

/** Returns the files of a form that is opened again. */
export function keptDocuments(subject: ApplicationSubject): Documents {
  return kept.get(draftKey(subject)) ?? NO_DOCUMENTS;
}

/** Replaces the kept files of a form; a picture that is no PDF yet is chosen again. */
export function keepDocuments(subject: ApplicationSubject, { cv, motivation }: Documents): void {
  const document = (file: File | null) => (file && isPicture(file) ? null : file);
  kept.set(draftKey(subject), { cv: document(cv), motivation: document(motivation) });
}
