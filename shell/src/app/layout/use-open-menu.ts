import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useLocation } from '@careers/platform';

/** Hover waits, so that crossing the bar opens nothing and leaving it by a corner closes nothing (decisions §2b). */
const OPEN_MILLISECONDS = 150;
const CLOSE_MILLISECONDS = 300;
/** A click this soon after pointing opened a menu wants it open: it was on its way already. */
const MEANT_MILLISECONDS = 500;

/** Which mega menu is open, and what opens and closes it: one at a time. */
export function useOpenMenu() {
  const { key } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const openedAt = useRef(-Infinity);
  const bar = useRef<HTMLDivElement>(null);

  const later = useCallback((milliseconds: number, next: string | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (next !== null) openedAt.current = performance.now();
      setOpen(next);
    }, milliseconds);
  }, []);
  const now = useCallback((next: string | null) => {
    window.clearTimeout(timer.current);
    openedAt.current = -Infinity;
    setOpen(next);
  }, []);

  useEffect(() => now(null), [key, now]);
  useEffect(() => {
    if (open === null) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) now(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, now]);

  const fine = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    open,
    bar,
    toggle(menu: string) {
      const isJustOpened = performance.now() - openedAt.current < MEANT_MILLISECONDS;
      now(open === menu && !isJustOpened ? null : menu);
    },
    entry: (menu: string) => ({
      onPointerEnter: (event: PointerEvent) => fine(event) && later(OPEN_MILLISECONDS, menu),
      onPointerLeave: (event: PointerEvent) => fine(event) && later(CLOSE_MILLISECONDS, null),
    }),
    frame: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || open === null) return;
        bar.current?.querySelector<HTMLElement>(`[aria-controls="${open}"]`)?.focus();
        now(null);
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) now(null);
      },
    },
  };
}
