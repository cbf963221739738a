import useSWR from 'swr';
import type { ApiClient } from './client.ts';
import type { Offer } from './types.ts';

export interface Loaded<Data> {
  /** The response; the previous one while another loads. */
  data: Data | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Fetches again; so does a restored connection. */
  retry(): void;
}

/**
 * The existing offers of these references, in order. Calls with the same references share a request; retries are the
 * client's.
 */
export function useOffersByReference(api: ApiClient, references: readonly string[]): Loaded<Offer[]> {
  const { data, isLoading, error, mutate } = useSWR<Offer[], unknown>(
    references.length > 0 ? `references:${references.join(',')}` : null,
    () => api.offers.multiple(references),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { data, isLoading, hasFailed: error !== undefined, retry: () => void mutate() };
}
