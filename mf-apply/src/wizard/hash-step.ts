import { startTransition, useEffect, useState } from 'react';
import type { StepLocation } from './types.ts';

const listeners = new Set<() => void>();

/**
 * Returns the step of the hash, as `stepIn` reads it, and follows its changes in slices: a step is more than a slow phone
 * renders at once.
 */
export function useHashStep(name: string): string | null {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    read();
    return subscribe(() => startTransition(read));
  }, []);
  return stepIn(hash, name);
}

/** Returns the step after `#{name}/`: null for another hash, '' without a step. */
export function stepIn(hash: string, name: string): string | null {
  if (hash === `#${name}`) return '';
  return hash.startsWith(`#${name}/`) ? hash.slice(name.length + 2) : null;
}

/** Navigation through a wizard outside a router: each step is a history entry. */
export function hashStep(name: string): Pick<StepLocation, 'goTo' | 'goBack'> {
  return {
    goTo(step, { replace } = { replace: false }) {
      if (replace) replaceStep(name, step);
      else pushStep(name, step);
    },
    goBack: () => window.history.back(),
  };
}

/** Not by `location.hash`: the page's router would render the whole page for an address that concerns the form alone. */
function pushStep(name: string, step: string): void {
  if (stepIn(window.location.hash, name) === step) return;
  window.history.pushState(null, '', `#${name}/${step}`);
  notify();
}

/** Replaces the requested step by the one shown, unless the visitor has left the form. */
function replaceStep(name: string, step: string): void {
  if (stepIn(window.location.hash, name) === null) return;
  window.history.replaceState(window.history.state, '', `#${name}/${step}`);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  // The page's router changes the hash without a hashchange event.
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
