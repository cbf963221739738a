import { useSyncExternalStore } from 'react';

const PREFIX = '#candidature';

/** The part of the address that the form owns: null when it is closed, else the step that is asked for. */
export function useHashStep(): string | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  if (hash !== PREFIX && !hash.startsWith(`${PREFIX}/`)) return null;
  return hash.slice(PREFIX.length + 1);
}

/** Shows a step: each is a place in the browser's history, so that its back button is the previous step. */
export function goToStep(step: string): void {
  window.location.hash = `${PREFIX}/${step}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  // The page's router changes the address without that event.
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
