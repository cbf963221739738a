import { act, renderHook } from '@testing-library/react';
import { useInView } from './use-in-view.ts';

let notify: (...moves: readonly boolean[]) => void;
let margin: string | undefined;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      notify = (...moves) =>
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

it('knows whether an element is in view, also with several entries in one notification', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useInView(element, { initially: true }));
  expect(result.current).toBe(true);
  notify(false);
  expect(result.current).toBe(false);
  notify(false, true);
  expect(result.current).toBe(true);
  notify(true, false);
  expect(result.current).toBe(false);
});

it('returns its initial value until the first notification, and observes with the margin given', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useInView(element, { initially: false, margin: '0px 0px -30% 0px' }));
  expect(result.current).toBe(false);
  expect(margin).toBe('0px 0px -30% 0px');
  notify(true);
  expect(result.current).toBe(true);
});
