// Imported by its public name: the shell shares one copy per page, and remotes bundle none.
export {
  ApiError,
  BusinessError,
  EntityNotFoundError,
  GoneError,
  SecurityError,
  TechnicalError,
  TOTAL_HEADERS,
  createApiClient,
  findSentApplication,
} from '@careers/api-client/client';
export type { ApiAccess, ApiClient, ApiErrorItem, CallOptions } from '@careers/api-client/client';
export * from './constants.ts';
export { BEGINNING_BYTES, DOCUMENT_ENDINGS, beginsAsNamed, documentEnding } from './documents.ts';
export type { DocumentKind } from './documents.ts';
export { fetchAll } from './fetch-all.ts';
export { jobOffersPath } from './paths.ts';
export { offerPath, referenceOf } from './paths.ts';
export type { SendOptions } from './send-application.ts';
export type * from './types.ts';
export { placeBesideEntity } from './workplace.ts';
