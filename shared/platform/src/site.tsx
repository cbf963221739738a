import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiAccess, PublicConfiguration } from '@careers/contract';

/** What every component of the page may know of the site it is on. */
export interface Site {
  api: ApiAccess;
  configuration: PublicConfiguration;
}

const SiteContext = createContext<Site | null>(null);

/** Gives the site to the page's tree; the shell renders it once, each widget's root its own. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * Returns the site.
 * @throws Error outside the shell's or a widget's tree: wrap tests with `SiteProvider`.
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
