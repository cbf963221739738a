import type { OfferData } from '../../offer/offer-data.ts';

/** Returns the alert form for similar offers. */
export const alertPath = ({ reference }: Pick<OfferData, 'reference'>): string =>
  `/alerte?offre=${reference}`;
