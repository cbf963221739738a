import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps what a visitor typed or chose in a server-rendered control before it was hydrated: tells it once, when the
 * control mounts with another value than its state. Without this the first render would set the control back.
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
