import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_JOBS,
  MIN_ALERT_JOBS,
  isEmail,
  salaryIn,
} from '@careers/api-client/form-rules';
import type { Form } from '../http/form.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/pagination.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ValidAlert } from './alert.ts';
import { placeOf } from './place.ts';

export type ValidatedAlert = { valid: ValidAlert } | { errors: ErrorItem[] };

/**
 * Checks an alert's form with the owner's rules and messages, odd spellings included
 * (specification.md#5-validation-rules).
 */
export function validateAlert(form: Form, catalogue: Catalogue): ValidatedAlert {
  const errors: ErrorItem[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const known = (field: string, isKnown: (code: string) => boolean) => {
    const list = codes(form.fields.get(field));
    if (!list.every(isKnown)) refuse(field, 'INVALID_FORMAT', 'Valeur inconnue');
    return list;
  };
  const ofType = (type: string) => (code: string) => catalogue.referential(code)?.type === type;

  const email = text('email');
  if (!isEmail(email)) refuse('email', email ? 'INVALID_FORMAT' : 'REQUIRED', FORM_MESSAGES.email);
  const jobCodes = known('codeJobName', (code) => Boolean(catalogue.job(code)?.parentCode));
  if (jobCodes.length < MIN_ALERT_JOBS) refuse('codeJobName', 'REQUIRED', FORM_MESSAGES.noJob);
  if (jobCodes.length > MAX_JOBS) refuse('codeJobName', 'INVALID_FORMAT', FORM_MESSAGES.tooManyJobs);
  const entityCodes = known('codeEntity', (code) => catalogue.entity(code) !== undefined);
  if (entityCodes.length > MAX_ENTITIES)
    refuse('codeEntity', 'INVALID_FORMAT', FORM_MESSAGES.tooManyEntities);
  const contractCodes = known('codeContractType', ofType('CONTRACT_TYPE'));
  const timeCodes = known('codeOfferTime', ofType('DURATION'));
  const mentionCodes = known('codeMention', (code) => MENTIONS.some((mention) => mention.code === code));
  const minimumSalary = salaryIn(text('minimumSalary'));
  const place = placeOf(text, catalogue);
  if (!place) refuse('codeTown', 'INVALID_FORMAT', 'Lieu inconnu');
  if (text('consent') !== 'true') refuse('consent', 'CONSENT_REQUIRED', FORM_MESSAGES.consent);

  if (errors.length > 0 || !place) return { errors };
  return {
    valid: { email, jobCodes, entityCodes, contractCodes, timeCodes, mentionCodes, minimumSalary, place },
  };
}
