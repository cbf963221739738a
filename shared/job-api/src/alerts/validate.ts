import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_JOBS,
  MIN_ALERT_JOBS,
  UNKNOWN_PLACE,
  cleanText,
  salaryIn,
  textError,
} from '@careers/api-client/form-rules';
import type { Form } from '../http/form.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/lists.ts';
import type { Frequency, ValidAlert } from './alert.ts';
import { placeOf } from './place.ts';
import type { PlaceContext } from './place.ts';

/** Validates an alert's form with the owner's rules and literal messages (specification.md#5-validation-rules). */
export function validateAlert(
  form: Form,
  context: PlaceContext,
): { valid: ValidAlert } | { errors: ErrorItem[] } {
  const { catalogue } = context;
  const errors: ErrorItem[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const known = (field: string, isKnown: (code: string) => boolean) => {
    const list = codes(form.fields.get(field));
    if (!list.every(isKnown)) refuse(field, 'INVALID_FORMAT', 'Valeur inconnue');
    return list;
  };
  const ofType = (type: string) => (code: string) => catalogue.referential(code)?.type === type;

  const emailError = textError('email', text('email'));
  if (emailError) refuse('email', emailError.code, emailError.message);
  const jobCodes = known('codeJobName', (code) => Boolean(catalogue.job(code)?.parentCode));
  if (jobCodes.length < MIN_ALERT_JOBS) refuse('codeJobName', 'REQUIRED', FORM_MESSAGES.noJob);
  if (jobCodes.length > MAX_JOBS) refuse('codeJobName', 'INVALID_FORMAT', FORM_MESSAGES.tooManyJobs);
  const entityCodes = known('codeEntity', (code) => catalogue.entity(code) !== undefined);
  if (entityCodes.length > MAX_ENTITIES)
    refuse('codeEntity', 'INVALID_FORMAT', FORM_MESSAGES.tooManyEntities);
  const contractCodes = known('codeContractType', ofType('CONTRACT_TYPE'));
  const timeCodes = known('codeOfferTime', ofType('DURATION'));
  const mentionCodes = known('codeMention', (code) => MENTIONS.some((mention) => mention.code === code));
  const place = placeOf(form.fields, context);
  if (!place) refuse(form.fields.has('place') ? 'place' : 'codeTown', 'INVALID_FORMAT', UNKNOWN_PLACE);
  const frequency = text('frequency') || 'DAILY';
  if (!isFrequency(frequency)) refuse('frequency', 'INVALID_FORMAT', 'Valeur inconnue');
  if (text('consent') !== 'true') refuse('consent', 'CONSENT_REQUIRED', FORM_MESSAGES.consent);

  if (errors.length > 0 || !place || !isFrequency(frequency)) return { errors };
  return {
    valid: {
      email: cleanText('email', text('email')),
      job_codes: jobCodes,
      entity_codes: entityCodes,
      contract_codes: contractCodes,
      time_codes: timeCodes,
      mention_codes: mentionCodes,
      minimum_salary: salaryIn(text('minimumSalary')),
      frequency,
      ...place,
    },
  };
}

function isFrequency(text: string): text is Frequency {
  return text === 'DAILY' || text === 'WEEKLY';
}
