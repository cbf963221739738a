import { writeFields } from '../../../wizard/values.ts';
import { FIELDS } from '../fields.ts';
import type { Values } from '../fields.ts';
import { subjectFields } from '../subject-fields.ts';
import type { ApplicationSubject } from '../subject.ts';

/** Returns the multipart form of an application (decisions.md#api-contract). */
export function formDataOf(values: Values, subject: ApplicationSubject, source: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(subjectFields(subject))) form.set(name, value);
  form.set('source', source);
  writeFields(form, { fields: FIELDS, subject }, values);
  return form;
}
