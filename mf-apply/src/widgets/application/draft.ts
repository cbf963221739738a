import { readTab, writeTab } from '../../wizard/tab-storage.ts';
import type { Stored } from '../../wizard/tab-storage.ts';
import { keptValues, restoredValues } from '../../wizard/values.ts';
import { FIELDS } from './fields.ts';
import type { Values } from './fields.ts';
import type { ApplicationSubject } from './subject.ts';

/** What survives a reload of the tab: text, never a file and never the consent (decisions.md#storage-and-consent). */
export interface Draft {
  values: Values;
  /** A file had been chosen: it must be chosen again. */
  hadFile: boolean;
}

/** Who one is, for the next application from this tab. */
const IDENTITY_KEY = 'apply-identity';

/** Returns the draft of this tab, null when there is none. */
export function readDraft(subject: ApplicationSubject): Draft | null {
  const stored = readTab(draftKey(subject));
  if (!stored || stored['receipt']) return null;
  return { values: restoredValues(FIELDS, subject, stored), hadFile: stored['hadFile'] === true };
}

/** Returns what the form starts with where there is no draft: who one is, from an earlier application of this tab. */
export function startingValues(subject: ApplicationSubject): Values {
  return restoredValues(FIELDS, subject, readTab(IDENTITY_KEY));
}

/** Keeps what can be kept; a tab without storage keeps nothing. */
export function writeDraft(subject: ApplicationSubject, values: Values): void {
  const hadFile = values.cv !== null || values.motivation !== null;
  const { submission } = readTab(draftKey(subject)) ?? {};
  writeTab(draftKey(subject), { ...keptValues(FIELDS, values), hadFile, submission });
}

/** Ends the draft. */
export function forgetDraft(subject: ApplicationSubject): void {
  writeTab(draftKey(subject), null);
}

/** Keeps who one is, so that the next application from this tab need not ask again. */
export function keepIdentity(values: Values): void {
  writeTab(IDENTITY_KEY, identityOf(values));
}

/** Returns the texts that every application asks for. */
export function identityOf(values: Values): Stored {
  const { answers: _ofThisOffer, ...identity } = keptValues(FIELDS, values);
  return identity;
}

/** Returns the name under which this tab keeps a subject's form (decisions.md#storage-and-consent). */
export function draftKey(subject: ApplicationSubject): string {
  switch (subject.type) {
    case 'OFFER':
      return `apply-draft:OFFER:${subject.reference}`;
    case 'SPONTANEOUS':
      return `apply-draft:SPONTANEOUS:${subject.entityCodes.join(',')}`;
    case 'DCE':
      return 'apply-draft:DCE:';
  }
}
