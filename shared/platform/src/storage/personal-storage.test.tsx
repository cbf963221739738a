import { act, renderHook } from '@testing-library/react';
import {
  rememberEntityApplication,
  useAppliedEntities,
  rememberApplication,
  forgetApplication,
  useAppliedOffer,
  useAppliedOffers,
} from './applied-list.ts';
import { rememberSeenOffer, useIsSeenOffer } from './seen-offers.ts';
import { useFavorites } from './use-favorites.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0';
});

describe('favourites', () => {
  it('[SEARCH-16] are stored newest first, and removed by a second toggle', () => {
    const { result } = renderHook(() => useFavorites());
    act(() => void result.current.toggle('2025-1'));
    act(() => void result.current.toggle('2025-2'));
    expect(result.current.references).toEqual(['2025-2', '2025-1']);
    expect(JSON.parse(window.localStorage.getItem('favorites') ?? '')).toEqual(['2025-2', '2025-1']);
    act(() => void result.current.toggle('2025-2'));
    expect(result.current.references).toEqual(['2025-1']);
  });

  it('are not stored without personalisation', () => {
    document.cookie = 'TC_PRIVACY_CENTER=3';
    const { result } = renderHook(() => useFavorites());
    act(() => void result.current.toggle('2025-1'));
    expect(result.current.references).toEqual([]);
    expect(window.localStorage.getItem('favorites')).toBeNull();
  });

  it('tolerate invalid storage', () => {
    window.localStorage.setItem('favorites', '{"broken');
    expect(renderHook(() => useFavorites()).result.current.references).toEqual([]);
    window.localStorage.setItem('favorites', '[1, null, "2025-9"]');
    expect(renderHook(() => useFavorites()).result.current.references).toEqual(['2025-9']);
  });
});

describe('seen offers', () => {
  const stored = () => window.localStorage.getItem('seenOffers');

  it('[SEARCH-11] are stored once each, newest first, up to 200', () => {
    document.cookie = 'TC_PRIVACY_CENTER=1';
    const { result } = renderHook(() => useIsSeenOffer('2025-1'));
    expect(result.current).toBe(false);
    act(() => {
      for (const reference of ['2025-1', '2025-2', '2025-1']) rememberSeenOffer(reference);
    });
    expect(result.current).toBe(true);
    expect(stored()).toBe('["2025-1","2025-2"]');
    act(() => {
      for (let number = 1; number <= 200; number += 1) rememberSeenOffer(`2026-${number}`);
    });
    expect(result.current).toBe(false);
  });

  it.each([
    ['before any choice', '; Max-Age=0'],
    ['without personalisation', '3'],
  ])('[CONSENT-01] are not stored %s', (_when, cookie) => {
    document.cookie = `TC_PRIVACY_CENTER=${cookie}`;
    rememberSeenOffer('2025-1');
    expect(stored()).toBeNull();
  });
});

describe('applied offers', () => {
  it('[APPLY-09] are listed newest first, and removed one by one', () => {
    const { result } = renderHook(() => useAppliedOffers());
    const now = new Date().toISOString();
    act(() => rememberApplication('2025-7', now));
    act(() => rememberApplication('2025-8', now));
    expect(result.current.map(({ id }) => id)).toEqual(['2025-8', '2025-7']);
    act(() => forgetApplication('2025-8'));
    expect(result.current).toEqual([{ id: '2025-7', appliedAt: now }]);
  });

  it('[APPLY-09] are stored with their date', () => {
    const { result } = renderHook(() => useAppliedOffer('2025-7'));
    expect(result.current).toBeUndefined();
    const now = new Date().toISOString();
    act(() => rememberApplication('2025-7', now));
    expect(result.current).toBe(now);
  });

  it('[APPLY-09] are stored by entity, under the owner’s names', () => {
    const { result } = renderHook(() => useAppliedEntities(['u-log', 'u-tech']));
    const now = new Date().toISOString();
    act(() => rememberEntityApplication(['u-tech'], now));
    expect(result.current).toBe(now);
    expect(JSON.parse(window.localStorage.getItem('appliedEntities') ?? '')).toEqual([
      { codeEntity: 'u-tech', appliedAt: now },
    ]);
  });

  it('expire after 13 months', () => {
    const old = new Date();
    old.setMonth(old.getMonth() - 14);
    window.localStorage.setItem(
      'appliedOffers',
      JSON.stringify([{ reference: '2025-7', appliedAt: old.toISOString() }]),
    );
    expect(renderHook(() => useAppliedOffer('2025-7')).result.current).toBeUndefined();
  });
});
