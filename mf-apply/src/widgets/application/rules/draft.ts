import type { ApplicationSubject } from '../subject.ts';
import { EMPTY } from './values.ts';
import type { Values } from './values.ts';

/** What survives a reload of the tab: text, never a file and never the consent (decisions §4). */
export interface Draft {
  values: Values;
  /** A file had been chosen: it must be chosen again. */
  hadFile: boolean;
}

const TEXTS = ['firstName', 'lastName', 'email', 'postalCode', 'phone'] as const;

/** Returns the draft of this tab, null when there is none. */
export function readDraft(subject: ApplicationSubject): Draft | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(subject)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = stored as Partial<Record<string, unknown>>;
    const texts = Object.fromEntries(
      TEXTS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']),
    );
    const answers = typeof fields['answers'] === 'object' ? (fields['answers'] as Values['answers']) : {};
    return { values: { ...EMPTY, ...texts, answers }, hadFile: fields['hadFile'] === true };
  } catch {
    return null;
  }
}

/** Keeps what can be kept; a tab without storage keeps nothing. */
export function writeDraft(subject: ApplicationSubject, values: Values): void {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name]]));
  const draft = {
    ...texts,
    answers: values.answers,
    hadFile: values.cv !== null || values.motivation !== null,
  };
  try {
    window.sessionStorage.setItem(keyOf(subject), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function forgetDraft(subject: ApplicationSubject): void {
  try {
    window.sessionStorage.removeItem(keyOf(subject));
  } catch {
    return;
  }
}

function keyOf({ type, reference }: ApplicationSubject): string {
  return `apply-draft:${type}:${reference}`;
}
