import { draftKey } from '../draft.ts';
import type { Documents } from '../fields.ts';
import type { ApplicationSubject } from '../subject.ts';

export const NO_DOCUMENTS: Documents = { cv: null, motivation: null };

/** Files by form: no storage of the tab can hold them, so they last until the page is loaded anew. */
const kept = new Map<string, Documents>();

/** Returns the files of a form that was left and is opened again. */
export function keptDocuments(subject: ApplicationSubject): Documents {
  return kept.get(draftKey(subject)) ?? NO_DOCUMENTS;
}

/** Keeps the files of a form, in the place of those it had. */
export function keepDocuments(subject: ApplicationSubject, { cv, motivation }: Documents): void {
  kept.set(draftKey(subject), { cv, motivation });
}
