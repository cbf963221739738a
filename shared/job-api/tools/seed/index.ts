export { referenceData } from './reference-data.ts';
export { generateOffers } from './offers/generate.ts';
export type * from './types.ts';
