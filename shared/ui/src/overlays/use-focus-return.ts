import { useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href],button,input,select,summary,textarea,[tabindex]';

/**
 * Remembers the focused element when something opens. Returns a function that restores the focus, unless something
 * else has taken it meanwhile. Where the element is gone, the control in its place takes the focus.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (isOpen) opener.current = withAncestors(document.activeElement);
  }, [isOpen]);
  return () => {
    if (!isFocusLost()) return;
    const [itself, ...ancestors] = opener.current;
    if (itself?.isConnected) return focus(itself, { preventScroll: true });
    for (const control of ancestors.find(({ isConnected }) => isConnected)?.querySelectorAll(CONTROLS) ??
      []) {
      focus(control);
      // A hidden control takes no focus.
      if (!isFocusLost()) return;
    }
  };
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function focus(element: Element, options?: FocusOptions): void {
  if (element instanceof HTMLElement) element.focus(options);
}

function withAncestors(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) found.push(each);
  return found;
}
