import { useSyncExternalStore } from 'react';
import type { StepAddress } from './types.ts';

const listeners = new Set<() => void>();

/** Returns the step that the address asks for, as `stepIn` reads it, for as long as the component is shown. */
export function useHashStep(name: string): string | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return stepIn(hash, name);
}

/** Returns the step after `#{name}/`: null for another hash, '' for one that names no step. */
export function stepIn(hash: string, name: string): string | null {
  if (hash === `#${name}`) return '';
  return hash.startsWith(`#${name}/`) ? hash.slice(name.length + 2) : null;
}

/** Returns the ways through a wizard outside of a router: each step is a place in the browser's history. */
export function hashAddress(name: string): Pick<StepAddress, 'goTo' | 'goBack'> {
  return {
    goTo(step, { replace } = { replace: false }) {
      if (replace) replaceStep(name, step);
      else window.location.hash = `${name}/${step}`;
    },
    goBack: () => window.history.back(),
  };
}

/** Says in the address which step is shown, in place of the one it asked for; who has left the form stays away. */
function replaceStep(name: string, step: string): void {
  if (stepIn(window.location.hash, name) === null) return;
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
