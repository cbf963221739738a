import { act, renderHook } from '@testing-library/react';
import { useInView } from './use-in-view.ts';

let tell: (...moves: readonly boolean[]) => void;
let margin: string | undefined;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
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

it('knows whether an element is in view, also when it is told of several moves at once', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useInView(element, { initially: true }));
  expect(result.current).toBe(true);
  tell(false);
  expect(result.current).toBe(false);
  tell(false, true);
  expect(result.current).toBe(true);
  tell(true, false);
  expect(result.current).toBe(false);
});

it('says what it is told to until the browser has looked, and looks where it is told to', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useInView(element, { initially: false, margin: '0px 0px -30% 0px' }));
  expect(result.current).toBe(false);
  expect(margin).toBe('0px 0px -30% 0px');
  tell(true);
  expect(result.current).toBe(true);
});
