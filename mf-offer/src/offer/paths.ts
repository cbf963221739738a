/** Entities that redirect to another one's page: links go there directly. */
const HOUSES: Readonly<Record<string, string>> = { 'u-logistique': 'u-log' };

export const entityPath = (code: string): string => `/organisation-cooperative-u/${HOUSES[code] ?? code}`;

/** Last path segments of an offer's files. */
export const OFFER_PDF = 'fiche-de-poste.pdf';
export const SOCIAL_PICTURE = 'partage.png';
export const PHONE_CODE = 'code.png';

export const offerPdfPath = ({ path }: { path: string }): string => `${path}/${OFFER_PDF}`;

export const socialPicturePath = ({ path }: { path: string }): string => `${path}/${SOCIAL_PICTURE}`;

export const phoneCodePath = ({ path }: { path: string }): string => `${path}/${PHONE_CODE}`;

export const alertPath = ({ reference }: { reference: string }): string => `/alerte?offre=${reference}`;
