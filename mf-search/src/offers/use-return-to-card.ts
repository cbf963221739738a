import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@careers/platform';

/** In the list's history entry: the offer that was opened from it. */
interface ListState {
  readonly openedOffer?: string;
}

/**
 * Restores focus to an offer's card on the way back from its page. The card is kept in the history entry, so that a
 * reload of the offer's page does not lose it; `isListed` says when the list is rendered.
 */
export function useReturnToCard(region: RefObject<HTMLElement | null>, isListed = true): void {
  const state = useLocation().state as ListState | null;
  const hasArrived = useRef(false);

  // On arrival only.
  useEffect(() => {
    if (!isListed || hasArrived.current) return;
    hasArrived.current = true;
    const card = state?.openedOffer && cardOf(region.current, state.openedOffer);
    if (!card) return;
    // A reload of the list is no return.
    writeState({});
    // After the layout's own effect, which focuses the title of each new page.
    queueMicrotask(() => {
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest' });
    });
  }, [isListed]);

  useEffect(() => {
    const element = region.current;
    const remember = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const card = link?.closest<HTMLElement>('[data-reference]');
      if (card?.dataset['reference']) writeState({ openedOffer: card.dataset['reference'] });
    };
    // Before the router handles the click.
    element?.addEventListener('click', remember, { capture: true });
    return () => element?.removeEventListener('click', remember, { capture: true });
  }, [region]);
}

function cardOf(region: HTMLElement | null, reference: string): HTMLElement | undefined {
  const cards = [...(region?.querySelectorAll<HTMLElement>('[data-reference]') ?? [])];
  const card = cards.find(({ dataset }) => dataset['reference'] === reference);
  return card?.querySelector('a') ?? undefined;
}

/** The router keeps an entry's state under `usr`; setting it through the router would run the loader again. */
function writeState(state: ListState): void {
  const entry = window.history.state as object | null;
  window.history.replaceState({ ...entry, usr: state }, '');
}
