import useSWR from 'swr';
import type { ApiClient } from './client.ts';
import type { Offer, OfferDetail, OfferSearchResult, OffersQuery, Referential } from './types.ts';

const SUGGESTIONS = 8;

export interface Loaded<Data> {
  /** The answer; while another one loads, the one before. */
  data: Data | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Asks once more; so does a connection that comes back. */
  retry(): void;
}

export interface Suggestions {
  items: readonly Referential[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** The offers of a search; nothing is asked for without a query. */
export function useOffers(api: ApiClient, query: OffersQuery | null): Loaded<OfferSearchResult> {
  return useLoaded(query && `offers:${JSON.stringify(query)}`, () => api.offers.list(query ?? {}));
}

/** One offer; nothing is asked for without a reference. */
export function useOffer(api: ApiClient, reference: string | null): Loaded<OfferDetail> {
  return useLoaded(reference && `offer:${reference}`, () => api.offers.get(reference ?? ''));
}

/** The offers of these references that exist, in their order. */
export function useOffersByReference(api: ApiClient, references: readonly string[]): Loaded<Offer[]> {
  return useLoaded(references.length > 0 ? `references:${references.join(',')}` : null, () =>
    api.offers.multiple(references),
  );
}

/** Places that a typed text may mean; nothing is asked for an empty one. */
export function usePlaceSuggestions(api: ApiClient, keyword: string): Suggestions {
  return useSuggestions(keyword && `places:${keyword}`, () =>
    api.referentials.list({ type: ['TOWN', 'DEPARTMENT', 'REGION'], keyword, page: 0, size: SUGGESTIONS }),
  );
}

/** Jobs, families and profiles that a typed text may mean. */
export function useJobSuggestions(api: ApiClient, keyword: string): Suggestions {
  return useSuggestions(keyword && `jobs:${keyword}`, () =>
    api.referentials.offerKeyword({ keyword, size: SUGGESTIONS }),
  );
}

function useSuggestions(key: string, load: () => Promise<{ items: Referential[] }>): Suggestions {
  const { data, isLoading, hasFailed } = useLoaded(key, load);
  return { items: data?.items ?? [], isLoading, hasFailed };
}

/** Calls with one key share one request and its answer; the client tries again, not this. */
function useLoaded<Data>(key: string | null, load: () => Promise<Data>): Loaded<Data> {
  const { data, isLoading, error, mutate } = useSWR<Data, unknown>(key || null, load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { data, isLoading, hasFailed: error !== undefined, retry: () => void mutate() };
}
