import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Returns the step that the address asks for after `#{name}/`: null when the address has no such part, '' when it
 * names no step.
 */
export function useHashStep(name: string): string | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  if (hash === `#${name}`) return '';
  return hash.startsWith(`#${name}/`) ? hash.slice(name.length + 2) : null;
}

/** Shows a step: each is a place in the browser's history, so that its back button is the previous step. */
export function goToStep(name: string, step: string): void {
  window.location.hash = `${name}/${step}`;
}

/** Says in the address which step is shown, in place of the one it asked for. */
export function replaceStep(name: string, step: string): void {
  window.history.replaceState(window.history.state, '', `#${name}/${step}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  // The page's router changes the address without that event.
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
