import { createContext } from 'react';
import type { RenderedPage } from '@careers/contract';

/** What the server rendered of the page that the router shows. */
export interface Arrivals {
  /** Of the page at an address without its hash; undefined when it came without HTML. */
  rendered(address: string): RenderedPage | undefined;
}

export const ArrivalsContext = createContext<Arrivals>({ rendered: () => undefined });
