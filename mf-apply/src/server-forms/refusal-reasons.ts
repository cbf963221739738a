import { FORM_MESSAGES } from '@careers/api-client/form-rules';

/** Messages of the server's codes that do not depend on the field. */
const BY_CODE: Readonly<Record<string, string>> = {
  APPLICATION_ALREADY_EXISTS: 'Vous avez déjà envoyé cette candidature',
  OFFER_CLOSED: "Cette offre n'est plus disponible",
  TOO_MANY_REQUESTS: 'Trop de demandes, merci de réessayer dans une minute',
  FILE_TOO_LARGE: FORM_MESSAGES.file,
  FILE_TYPE: FORM_MESSAGES.file,
  CONSENT_REQUIRED: FORM_MESSAGES.consent,
};

const BY_FIELD: Readonly<Record<string, string>> = {
  firstName: FORM_MESSAGES.firstName,
  lastName: FORM_MESSAGES.lastName,
  email: FORM_MESSAGES.email,
  postalCode: FORM_MESSAGES.postalCode,
  cv: FORM_MESSAGES.cv,
  answers: FORM_MESSAGES.questions,
  codeJobName: FORM_MESSAGES.noJob,
  codeEntity: FORM_MESSAGES.tooManyEntities,
};

const GENERIC = 'Désolé, une erreur est survenue';

/** Returns the messages of the reasons in the query ("cv.FILE_TYPE,email.REQUIRED"), without duplicates. */
export function reasonsIn(address: URLSearchParams): string[] {
  const reasons = (address.get('motifs') ?? '').split(',').map((reason) => {
    const [field = '', code = ''] = reason.split('.');
    if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? GENERIC;
    return (Object.hasOwn(BY_FIELD, field) && BY_FIELD[field]) || GENERIC;
  });
  return [...new Set(reasons)];
}
