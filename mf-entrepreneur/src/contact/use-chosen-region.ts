import { useEffect, useState, useSyncExternalStore } from 'react';
import { REGIONS } from '../../content/regions/index.ts';
import type { Region } from '../../content/schema.ts';

/** Returns the region that the address names, else the last one chosen, else the first; and a way to choose one. */
export function useChosenRegion(): [Region, (region: Region) => void] {
  const fromAddress = useSyncExternalStore(subscribe, regionOfAddress, () => undefined);
  const [last, setLast] = useState<Region>(REGIONS[0]);
  // The address also opens the contact form: the choice outlives that.
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
  // The page's router changes the address without that event.
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
