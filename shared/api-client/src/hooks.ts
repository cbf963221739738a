import useSWR from 'swr';
import type { ApiClient } from './client.ts';
import type { Referential } from './types.ts';

const SUGGESTIONS = 8;

export interface Suggestions {
  items: readonly Referential[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Places that a typed text may mean; nothing is asked for an empty key. Earlier answers stay while one loads. */
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
  const { data, isLoading, error } = useSWR<{ items: Referential[] }, unknown>(key || null, load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { items: data?.items ?? [], isLoading, hasFailed: error !== undefined };
}
