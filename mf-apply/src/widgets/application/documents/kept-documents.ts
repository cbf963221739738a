import type { ApplicationSubject } from '../subject.ts';
import { draftKey } from './draft.ts';
import { NO_FILES } from './values.ts';
import type { Files } from './values.ts';

/** Files by form: no storage of the tab can hold them, so they last until the page is loaded anew. */
const kept = new Map<string, Files>();

/** Returns the files of a form that was left and is opened again. */
export function keptFiles(subject: ApplicationSubject): Files {
  return kept.get(draftKey(subject)) ?? NO_FILES;
}

/** Keeps the files of a form, in the place of those it had. */
export function keepFiles(subject: ApplicationSubject, { cv, motivation }: Files): void {
  kept.set(draftKey(subject), { cv, motivation });
}
