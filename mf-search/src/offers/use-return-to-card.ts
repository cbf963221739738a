import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@careers/platform';

/** What the history entry of a list keeps: the offer that was opened from it. */
interface ListState {
  readonly openedOffer?: string;
}

/**
 * Brings a visitor who comes back from an offer to its card, with the focus on it. The entry of the history remembers
 * the card, so this holds when the offer's page was reloaded meanwhile. A list that is not there at once says when it is.
 */
export function useReturnToCard(region: RefObject<HTMLElement | null>, isListed = true): void {
  const state = useLocation().state as ListState | null;
  const hasArrived = useRef(false);

  // On arrival only: what changes in the list later is no return.
  useEffect(() => {
    if (!isListed || hasArrived.current) return;
    hasArrived.current = true;
    const card = state?.openedOffer && cardOf(region.current, state.openedOffer);
    if (!card) return;
    // Reloading the list later is no return.
    writeState({});
    // After the frame's own effect, which gives the focus to the title of any new page.
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
    // Before the router hears of the click.
    element?.addEventListener('click', remember, { capture: true });
    return () => element?.removeEventListener('click', remember, { capture: true });
  }, [region]);
}

function cardOf(region: HTMLElement | null, reference: string): HTMLElement | undefined {
  const cards = [...(region?.querySelectorAll<HTMLElement>('[data-reference]') ?? [])];
  const card = cards.find(({ dataset }) => dataset['reference'] === reference);
  return card?.querySelector('a') ?? undefined;
}

/** The router reads the state of an entry under `usr`; through it, writing would load the page anew. */
function writeState(state: ListState): void {
  const entry = window.history.state as object | null;
  window.history.replaceState({ ...entry, usr: state }, '');
}
