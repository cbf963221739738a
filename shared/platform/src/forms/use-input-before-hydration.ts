import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Preserves input that was made in a server-rendered control before hydration: reports it once, when the control
 * mounts with another value than its state. React would otherwise reset the control.
 */
export function useInputBeforeHydration(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (early: string) => void,
): void {
  const first = useRef({ value, adopt });
  useLayoutEffect(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== first.current.value) first.current.adopt(early);
  }, [control]);
}
