export {
  aJobDescription,
  aNews,
  aNewsDetail,
  aReferential,
  aSearchResult,
  anOffer,
  anOfferDetail,
} from './api-examples.ts';
export { apiDouble } from './api-double.ts';
export type { ApiAnswer } from './api-double.ts';
export { headOf, pageRequest, renderArea } from './render-area.tsx';
export { testConfiguration } from './site.ts';
