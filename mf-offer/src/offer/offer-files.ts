import type { OfferData } from './offer-data.ts';

/** Last path segments of an offer's files. */
export const JOB_SHEET = 'fiche-de-poste.pdf';
export const SOCIAL_PICTURE = 'partage.png';

type Located = Pick<OfferData, 'path'>;

/** Returns the path of the offer's PDF. */
export const jobSheetPath = ({ path }: Located): string => `${path}/${JOB_SHEET}`;

/** Returns the path of the offer's Open Graph picture. */
export const socialPicturePath = ({ path }: Located): string => `${path}/${SOCIAL_PICTURE}`;
