import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_JOBS,
  MIN_ALERT_JOBS,
  cleanText,
  salaryIn,
  textError,
} from '@careers/api-client/form-rules';
import type { Form } from '../http/form.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { PLACE_FILTERS } from '../schemas/search-parameters.ts';
import { codes } from '../http/lists.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ValidAlert, AlertPlace } from './alert.ts';
import { RADIUS } from '../search/distance.ts';

/**
 * Checks an alert's form with the owner's rules and messages, odd spellings included
 * (specification.md#5-validation-rules).
 */
export function validateAlert(
  form: Form,
  catalogue: Catalogue,
): { valid: ValidAlert } | { errors: ErrorItem[] } {
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
  const place = placeOf(text, catalogue);
  if (!place) refuse('codeTown', 'INVALID_FORMAT', 'Lieu inconnu');
  if (text('consent') !== 'true') refuse('consent', 'CONSENT_REQUIRED', FORM_MESSAGES.consent);

  if (errors.length > 0 || !place) return { errors };
  return {
    valid: {
      email: cleanText('email', text('email')),
      job_codes: jobCodes,
      entity_codes: entityCodes,
      contract_codes: contractCodes,
      time_codes: timeCodes,
      mention_codes: mentionCodes,
      minimum_salary: salaryIn(text('minimumSalary')),
      ...place,
    },
  };
}

const EVERYWHERE: AlertPlace = {
  town_code: null,
  department_code: null,
  region_code: null,
  latitude: null,
  longitude: null,
  radius: null,
  place_label: null,
};

/**
 * Returns the place of an alert's fields: a town before a department, a region and a position
 * (decisions.md#query-parameters). Null for a code that is no place.
 */
export function placeOf(text: (field: string) => string, catalogue: Catalogue): AlertPlace | null {
  const radius = radiusOf(text('radius'));
  const filter = PLACE_FILTERS.find(({ parameter }) => text(parameter));
  if (filter) {
    const item = catalogue.referential(text(filter.parameter));
    if (item?.type !== filter.type) return null;
    const place = { ...EVERYWHERE, [filter.column]: item.code, place_label: item.label };
    const centre = filter.type === 'TOWN' ? item.referentialItemLocation : null;
    if (!centre) return place;
    const around = { latitude: centre.lat, longitude: centre.lon, radius };
    return { ...place, ...around, place_label: `${item.label}, ${radius}\u00a0km autour` };
  }
  const [latitude, longitude] = [coordinate(text('latitude'), 90), coordinate(text('longitude'), 180)];
  if (latitude === null || longitude === null) return EVERYWHERE;
  return {
    ...EVERYWHERE,
    latitude,
    longitude,
    radius,
    place_label: `${radius}\u00a0km autour de votre position`,
  };
}

function radiusOf(text: string): number {
  const radius = Number.parseFloat(text);
  return Number.isFinite(radius)
    ? Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, Math.round(radius)))
    : RADIUS.fallback;
}

/** Rounds to about a hundred metres, for privacy (decisions.md#states-and-flows). */
function coordinate(text: string, limit: number): number | null {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && Math.abs(value) <= limit ? Math.round(value * 1000) / 1000 : null;
}
