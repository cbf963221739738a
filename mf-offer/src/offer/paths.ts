import type { OfferData } from './offer-data.ts';

/** Entities that redirect to another one's page: links go there directly. */
const HOUSES: Readonly<Record<string, string>> = { 'u-logistique': 'u-log' };

/** Returns the path of an entity's page. */
export const entityPath = (code: string): string => `/organisation-cooperative-u/${HOUSES[code] ?? code}`;

/** Last path segments of an offer's files. */
export const OFFER_PDF = 'fiche-de-poste.pdf';
export const SOCIAL_PICTURE = 'partage.png';

type Located = Pick<OfferData, 'path'>;

/** Returns the path of the offer's PDF. */
export const offerPdfPath = ({ path }: Located): string => `${path}/${OFFER_PDF}`;

/** Returns the path of the offer's Open Graph picture. */
export const socialPicturePath = ({ path }: Located): string => `${path}/${SOCIAL_PICTURE}`;

/** Returns the alert form for similar offers. */
export const alertPath = ({ reference }: Pick<OfferData, 'reference'>): string =>
  `/alerte?offre=${reference}`;
