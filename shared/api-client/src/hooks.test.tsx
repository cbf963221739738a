import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import {
  useJobSuggestions,
  useOffer,
  useOffers,
  useOffersByReference,
  usePlaceSuggestions,
} from './hooks.ts';
import { jsonAnswer, recordedClient } from './testing/recorded-fetch.ts';

/** Each test has a cache of its own. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

it('[SEARCH-03] asks nothing for an empty text, then the places of the text, and keeps them while others load', async () => {
  const { api, requests } = recordedClient((url) => jsonAnswer([{ label: url.searchParams.get('keyword') }]));
  const { result, rerender } = renderHook(({ text }) => usePlaceSuggestions(api, text), {
    wrapper,
    initialProps: { text: '' },
  });
  expect(requests).toEqual([]);
  rerender({ text: 'nan' });
  await waitFor(() => expect(result.current.items).toEqual([{ label: 'nan' }]));
  rerender({ text: 'nant' });
  expect(result.current.items).toEqual([{ label: 'nan' }]);
  await waitFor(() => expect(result.current.items).toEqual([{ label: 'nant' }]));
  expect(requests.at(-1)).toBe('GET /referentials/?type=TOWN,DEPARTMENT,REGION&keyword=nant&page=0&size=8');
});

it('[API-01] two readers of one search share one request', async () => {
  const { api, requests } = recordedClient(() => jsonAnswer({ list: [], count: 3, maxPages: 1 }));
  const { result } = renderHook(
    () => [useOffers(api, { keywords: 'boucher' }), useOffers(api, { keywords: 'boucher' })],
    { wrapper },
  );
  await waitFor(() => expect(result.current.map(({ data }) => data?.count)).toEqual([3, 3]));
  expect(requests).toEqual(['GET /offers/?keywords=boucher']);
});

it('[API-03] says that it has failed, and asks the server no more', async () => {
  const { api, requests } = recordedClient(() => Response.json([], { status: 500 }));
  const { result } = renderHook(() => useOffer(api, '2025-1'), { wrapper });
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, hasFailed: true }),
  );
  expect(requests).toHaveLength(1);
});

it('[SEARCH-02] suggests jobs, and finds offers by reference', async () => {
  const { api, requests } = recordedClient(() => jsonAnswer([]));
  const { result } = renderHook(
    () => [useJobSuggestions(api, 'bou').isLoading, useOffersByReference(api, ['2025-1']).isLoading],
    { wrapper },
  );
  await waitFor(() => expect(result.current).toEqual([false, false]));
  expect(requests.sort()).toEqual([
    'GET /offers/multiple?page=0&references=2025-1',
    'GET /referentials/offerKeyword?page=0&keyword=bou&size=8',
  ]);
});
