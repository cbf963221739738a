import type { ApplicationSubject } from './subject.ts';

/** Returns the subject as form fields. */
export function subjectFields(subject: ApplicationSubject): Record<string, string> {
  if (subject.type === 'OFFER') return { type: subject.type, offerReference: subject.reference };
  if (subject.type === 'DCE') return { type: subject.type };
  return { type: subject.type, domain: subject.domain, codeEntity: subject.entityCodes.join(',') };
}
