import { act, renderHook } from '@testing-library/react';
import { useInView } from './use-in-view.ts';

let tell: (...moves: readonly boolean[]) => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (...moves) =>
        act(() =>
          callback(
            moves.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('[OFFER-02] knows whether the actions of an offer are in view, also when it is told of several moves at once', () => {
  const actions = { current: document.createElement('div') };
  const { result } = renderHook(() => useInView(actions));
  expect(result.current).toBe(true);
  tell(false);
  expect(result.current).toBe(false);
  tell(false, true);
  expect(result.current).toBe(true);
  tell(true, false);
  expect(result.current).toBe(false);
});
