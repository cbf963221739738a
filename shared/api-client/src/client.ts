import { get, postForm } from './request.ts';
import type { ApiAccess, CallOptions } from './request.ts';
import { entitiesApi, referentialsApi } from './resources/referentials.ts';
import type { EntitiesApi, ReferentialsApi } from './resources/referentials.ts';
import { jobDescriptionsApi, offerProfilesApi } from './resources/job-descriptions.ts';
import type { JobDescriptionsApi, OfferProfilesApi } from './resources/job-descriptions.ts';
import { newsApi } from './resources/news.ts';
import type { NewsApi } from './resources/news.ts';
import { offersApi } from './resources/offers.ts';
import type { OffersApi } from './resources/offers.ts';
import { sendApplication } from './send-application.ts';
import type { SendOptions } from './send-application.ts';
import type { AlertDescription, AlertReceipt, ApplicationReceipt, SentApplication } from './types.ts';

export {
  ApiError,
  BusinessError,
  EntityNotFoundError,
  GoneError,
  SecurityError,
  TechnicalError,
} from './errors.ts';
export type { ApiErrorItem } from './errors.ts';
export { TOTAL_HEADERS } from './request.ts';
export type { ApiAccess, CallOptions } from './request.ts';

/** The job API, one object per resource. All calls reject with an `ApiError`. */
export interface ApiClient {
  offers: OffersApi;
  referentials: ReferentialsApi;
  entities: EntitiesApi;
  jobDescriptions: JobDescriptionsApi;
  offerProfiles: OfferProfilesApi;
  news: NewsApi;
  applications: { send(form: FormData, options: SendOptions): Promise<ApplicationReceipt> };
  /** E-mail alerts; the answer does not reveal whether an address is known. */
  alerts: {
    subscribe(form: FormData, options?: CallOptions): Promise<AlertReceipt>;
    /** The criteria and status of an e-mail link's alert. */
    get(token: string, options?: CallOptions): Promise<AlertDescription>;
  };
}

const clients = new WeakMap<ApiAccess, ApiClient>();

/** Returns the client of an access to the API, shared by all callers with this access. */
export function createApiClient(access: ApiAccess): ApiClient {
  const known = clients.get(access);
  if (known) return known;
  const client = clientOf(access);
  clients.set(access, client);
  return client;
}

function clientOf(access: ApiAccess): ApiClient {
  return {
    offers: offersApi(access),
    referentials: referentialsApi(access),
    entities: entitiesApi(access),
    jobDescriptions: jobDescriptionsApi(access),
    offerProfiles: offerProfilesApi(access),
    news: newsApi(access),
    applications: { send: (form, options) => sendApplication(access.baseUrl, form, options) },
    alerts: {
      subscribe: (form, options) => postForm(access, '/offers/subscriptionmailwithoutaccount', form, options),
      get: async (token, options) =>
        (await get<AlertDescription>(access, '/alertswithoutaccount/', { token }, options)).body,
    },
  };
}

/** Returns a sent application by the token of an e-mail's link. */
export async function findSentApplication(
  access: ApiAccess,
  token: string,
  options?: CallOptions,
): Promise<SentApplication> {
  return (await get<SentApplication>(access, '/applicationswithoutaccount/', { token }, options)).body;
}
