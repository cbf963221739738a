import { FORM_MESSAGES } from '@careers/api-client/form-rules';

/** Messages of the server's codes that do not depend on the field. */
const BY_CODE: Readonly<Record<string, string>> = {
  APPLICATION_ALREADY_EXISTS: 'Vous avez déjà envoyé cette candidature',
  ALERT_ALREADY_EXISTS: 'Vous avez déjà une alerte avec ces critères',
  OFFER_CLOSED: 'Cette offre n’est plus disponible',
  TOO_MANY_REQUESTS: 'Trop de demandes, merci de réessayer dans une minute',
  FILE_TOO_LARGE: FORM_MESSAGES.file,
  FILE_TYPE: FORM_MESSAGES.file,
  TOO_LONG: 'Une de vos réponses est trop longue',
  CONSENT_REQUIRED: FORM_MESSAGES.consent,
};

const GENERIC = 'Désolé, une erreur est survenue';

/** Subset of a form's fields that refusal messages need. */
export type RefusableFields = Readonly<Record<string, { apiName?: string; refusal?: string }>>;

/** Returns the messages of the reasons in the query ("cv.FILE_TYPE,email.REQUIRED"), without duplicates. */
export function reasonsIn(address: URLSearchParams, fields: RefusableFields): string[] {
  const reasons = (address.get('motifs') ?? '').split(',').map((reason) => {
    const [name = '', code = ''] = reason.split('.');
    if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? GENERIC;
    const refused = Object.entries(fields).find(([key, { apiName = key }]) => apiName === name);
    return refused?.[1].refusal ?? GENERIC;
  });
  return [...new Set(reasons)];
}
