import { EMAIL } from '../applications/validate.ts';
import type { Form } from '../http/form.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { codes } from '../http/pagination.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ValidAlert } from './alert.ts';
import { placeOf } from './place.ts';

const MAXIMUM_JOBS = 3;
const MAXIMUM_ENTITIES = 3;

export type ValidatedAlert = { valid: ValidAlert } | { problems: ErrorItem[] };

/**
 * Checks an alert's form with the owner's rules and messages, odd spellings included
 * (specification.md#5-validation-rules).
 */
export function validateAlert(form: Form, catalogue: Catalogue): ValidatedAlert {
  const problems: ErrorItem[] = [];
  const refuse = (field: string, code: string, message: string) => problems.push({ field, code, message });
  const text = (field: string) => (form.fields.get(field) ?? '').trim();
  const known = (field: string, isKnown: (code: string) => boolean) => {
    const list = codes(form.fields.get(field));
    if (!list.every(isKnown)) refuse(field, 'INVALID_FORMAT', 'Valeur inconnue');
    return list;
  };
  const ofType = (type: string) => (code: string) => catalogue.referential(code)?.type === type;

  const email = text('email');
  if (email.length > 254 || !EMAIL.test(email))
    refuse('email', email ? 'INVALID_FORMAT' : 'REQUIRED', "Le format de l'e-mail est invalide");
  const jobCodes = known('codeJobName', (code) => Boolean(catalogue.job(code)?.parentCode));
  if (jobCodes.length === 0)
    refuse('codeJobName', 'REQUIRED', 'Veuillez selectionner au moins 1 métier pour continuer');
  if (jobCodes.length > MAXIMUM_JOBS)
    refuse('codeJobName', 'INVALID_FORMAT', 'Veuillez selectionner 3 métiers maximum');
  const entityCodes = known('codeEntity', (code) => catalogue.entity(code) !== undefined);
  if (entityCodes.length > MAXIMUM_ENTITIES)
    refuse('codeEntity', 'INVALID_FORMAT', 'Veuillez selectionner 3 entités maximum');
  const contractCodes = known('codeContractType', ofType('CONTRACT_TYPE'));
  const timeCodes = known('codeOfferTime', ofType('DURATION'));
  const place = placeOf(text, catalogue);
  if (!place) refuse('codeTown', 'INVALID_FORMAT', 'Lieu inconnu');
  if (text('consent') !== 'true')
    refuse('consent', 'CONSENT_REQUIRED', "Merci d'accepter les conditions ci-dessus pour continuer");

  if (problems.length > 0 || !place) return { problems };
  return { valid: { email, jobCodes, entityCodes, contractCodes, timeCodes, place } };
}
