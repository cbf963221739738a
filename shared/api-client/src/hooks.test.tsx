import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { useOffersByReference } from './hooks.ts';
import { jsonAnswer, recordedClient } from './testing/recorded-fetch.ts';

/** Each test has its own cache. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

it('[SEARCH-02] requests nothing without references, then their offers, and keeps them while others load', async () => {
  const { api, requests } = recordedClient((url) =>
    jsonAnswer([{ reference: url.searchParams.get('references') }]),
  );
  const { result, rerender } = renderHook(({ references }) => useOffersByReference(api, references), {
    wrapper,
    initialProps: { references: [] as string[] },
  });
  expect(requests).toEqual([]);
  rerender({ references: ['2025-1'] });
  await waitFor(() => expect(result.current.data).toEqual([{ reference: '2025-1' }]));
  rerender({ references: ['2025-2'] });
  expect(result.current.data).toEqual([{ reference: '2025-1' }]);
  await waitFor(() => expect(result.current.data).toEqual([{ reference: '2025-2' }]));
  expect(requests.at(-1)).toBe('GET /offers/multiple?page=0&references=2025-2');
});

it('[API-01] two components with the same references share one request', async () => {
  const { api, requests } = recordedClient(() => jsonAnswer([]));
  const { result } = renderHook(
    () => [useOffersByReference(api, ['2025-1']), useOffersByReference(api, ['2025-1'])],
    { wrapper },
  );
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([[], []]));
  expect(requests).toHaveLength(1);
});

it('[API-03] reports the failure, and does not retry', async () => {
  const { api, requests } = recordedClient(() => Response.json([], { status: 500 }));
  const { result } = renderHook(() => useOffersByReference(api, ['2025-1']), { wrapper });
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, hasFailed: true }),
  );
  expect(requests).toHaveLength(1);
});
