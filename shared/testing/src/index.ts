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
export { backendDouble } from './backend-double.ts';
export type { BackendAnswers } from './backend-double.ts';
export { browserNavigation } from './browser-navigation.ts';
export { pageRequest } from './page-request.ts';
export { headOf, renderAnswer, renderArea } from './render-area.tsx';
export { sendForm } from './send-form.ts';
export type { FormAnswer } from './send-form.ts';
export { noContributions, testConfiguration } from './site.ts';
