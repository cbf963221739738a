import useSWR from 'swr';
import type { ApiClient } from './client.ts';
import type { Offer } from './types.ts';

export interface Loaded<Data> {
  /** The answer; while another one loads, the one before. */
  data: Data | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Asks once more; so does a connection that comes back. */
  retry(): void;
}

/**
 * The offers of these references that exist, in their order. Calls with the same references share one request and
 * its answer; the client tries again, not this.
 */
export function useOffersByReference(api: ApiClient, references: readonly string[]): Loaded<Offer[]> {
  const { data, isLoading, error, mutate } = useSWR<Offer[], unknown>(
    references.length > 0 ? `references:${references.join(',')}` : null,
    () => api.offers.multiple(references),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { data, isLoading, hasFailed: error !== undefined, retry: () => void mutate() };
}
