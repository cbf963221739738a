import { IDENTITY_KEY, readTab, writeTab } from '../../wizard/tab-storage.ts';
import type { Stored } from '../../wizard/tab-storage.ts';
import { keptValues, restoredValues } from '../../wizard/values.ts';
import { FIELDS } from './fields.ts';
import type { Values } from './fields.ts';
import type { ApplicationSubject } from './subject.ts';

/** Returns this tab's draft: text, but neither files nor the consent (decisions.md#storage-and-consent). */
export function readDraft(subject: ApplicationSubject) {
  const stored = readTab(draftKey(subject));
  if (!stored || stored['receipt']) return null;
  return { values: restoredValues(FIELDS, subject, stored), hadFile: stored['hadFile'] === true };
}

/** Returns initial values without a draft: the identity of an earlier application in this tab. */
export function startingValues(subject: ApplicationSubject): Values {
  return restoredValues(FIELDS, subject, readTab(IDENTITY_KEY));
}

/** Stores this tab's draft; no-op without storage. */
export function writeDraft(subject: ApplicationSubject, values: Values): void {
  const hadFile = values.cv !== null || values.motivation !== null;
  const { submission } = readTab(draftKey(subject)) ?? {};
  writeTab(draftKey(subject), { ...keptValues(FIELDS, values), hadFile, submission });
}

export function forgetDraft(subject: ApplicationSubject): void {
  writeTab(draftKey(subject), null);
}

/** Stores the identity for the next application in this tab. */
export function keepIdentity(values: Values): void {
  writeTab(IDENTITY_KEY, identityOf(values));
}

export function identityOf(values: Values): Stored {
  const { answers: _ofThisOffer, ...identity } = keptValues(FIELDS, values);
  return identity;
}

/** Returns the storage key of a subject's form (decisions.md#storage-and-consent). */
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
