export { createApiClient } from './client.ts';
export type { ApiClient } from './client.ts';
export * from './constants.ts';
export { BEGINNING_BYTES, DOCUMENT_ENDINGS, beginsAsNamed, documentEnding } from './documents.ts';
export {
  ApiError,
  BusinessError,
  EntityNotFoundError,
  GoneError,
  SecurityError,
  TechnicalError,
} from './errors.ts';
export type { ApiErrorItem } from './errors.ts';
export { fetchAll } from './fetch-all.ts';
export { jobOffersPath } from './job-offers-path.ts';
export { offerPath, referenceOf } from './offer-path.ts';
export { TOTAL_HEADERS } from './request.ts';
export type { ApiAccess, CallOptions } from './request.ts';
export type { SendOptions } from './send-application.ts';
export type * from './types.ts';
