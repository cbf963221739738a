import { MESSAGES } from '../widgets/application/rules/messages.ts';

/** What the server's codes mean where they do not depend on the field. */
const BY_CODE: Readonly<Record<string, string>> = {
  APPLICATION_ALREADY_EXISTS: 'Vous avez déjà envoyé cette candidature',
  OFFER_CLOSED: "Cette offre n'est plus disponible",
  TOO_MANY_REQUESTS: 'Trop de demandes, merci de réessayer dans une minute',
  FILE_TOO_LARGE: MESSAGES.file,
  FILE_TYPE: MESSAGES.file,
  CONSENT_REQUIRED: MESSAGES.consent,
};

const BY_FIELD: Readonly<Record<string, string>> = {
  firstName: MESSAGES.firstName,
  lastName: MESSAGES.lastName,
  email: MESSAGES.email,
  postalCode: MESSAGES.postalCode,
  cv: MESSAGES.cv,
  answers: MESSAGES.questions,
  codeJobName: 'Veuillez selectionner au moins 1 métier pour continuer',
  codeEntity: 'Veuillez selectionner 3 entités maximum',
};

const GENERIC = 'Désolé, une erreur est survenue';

/** Returns the messages of the reasons that a refusal's address names ("cv.FILE_TYPE,email.REQUIRED"), once each. */
export function reasonsIn(address: URLSearchParams): string[] {
  const reasons = (address.get('motifs') ?? '').split(',').map((reason) => {
    const [field = '', code = ''] = reason.split('.');
    if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? GENERIC;
    return (Object.hasOwn(BY_FIELD, field) && BY_FIELD[field]) || GENERIC;
  });
  return [...new Set(reasons)];
}
