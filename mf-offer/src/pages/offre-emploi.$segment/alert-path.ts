import type { OfferData } from '../../offer/offer-data.ts';

/** Returns where one asks to be told of offers like this one: the alert takes its criteria from it. */
export const alertPath = ({ reference }: Pick<OfferData, 'reference'>): string =>
  `/alerte?offre=${reference}`;
