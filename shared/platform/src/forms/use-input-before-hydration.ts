import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Preserves input that was made in a server-rendered control, or a group of radio buttons, before hydration: reports it
 * once, when it mounts with another value than its state. React would otherwise reset or never hear of it.
 */
export function useInputBeforeHydration(
  control: RefObject<HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement | null>,
  value: string,
  adopt: (early: string) => void,
): void {
  const first = useRef({ value, adopt });
  useLayoutEffect(() => {
    const element = control.current;
    const input =
      element instanceof HTMLFieldSetElement
        ? element.querySelector<HTMLInputElement>('input:checked')
        : element;
    const early = input?.value;
    if (early !== undefined && early !== first.current.value) first.current.adopt(early);
  }, [control]);
}
