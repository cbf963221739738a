import { useEffect, useState, useSyncExternalStore } from 'react';
import { REGIONS } from '../../content/regions/index.ts';
import type { Region } from '../../content/schema.ts';

/** Returns the region of the hash, else the last one chosen, else the first; and how to choose one. */
export function useChosenRegion(): [Region, (region: Region) => void] {
  const fromAddress = useSyncExternalStore(subscribe, regionOfAddress, () => undefined);
  const [last, setLast] = useState<Region>(REGIONS[0]);
  // The hash may also open the form: the choice stays.
  useEffect(() => {
    if (fromAddress) setLast(fromAddress);
  }, [fromAddress]);

  return [
    fromAddress ?? last,
    (region) => {
      window.history.replaceState(window.history.state, '', `#${region.id}`);
      setLast(region);
    },
  ];
}

function regionOfAddress(): Region | undefined {
  return REGIONS.find(({ id }) => `#${id}` === window.location.hash);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  // The page's router changes the hash without a hashchange event.
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
