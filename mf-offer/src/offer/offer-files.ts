import type { OfferData } from './offer-data.ts';

/** Last segments of an offer's files, below the path of its page. */
export const JOB_SHEET = 'fiche-de-poste.pdf';
export const SOCIAL_PICTURE = 'partage.png';

type Located = Pick<OfferData, 'path'>;

/** Returns where the offer's sheet is, for reading on paper or later. */
export const jobSheetPath = ({ path }: Located): string => `${path}/${JOB_SHEET}`;

/** Returns where the picture is that a shared link to the offer shows. */
export const socialPicturePath = ({ path }: Located): string => `${path}/${SOCIAL_PICTURE}`;
