import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiAccess, PublicConfiguration } from '@careers/contract';

/** The site, for every component. */
export interface Site {
  api: ApiAccess;
  configuration: PublicConfiguration;
}

const SiteContext = createContext<Site | null>(null);

/** Provides the site; rendered by the shell, and by each widget's root. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * Returns the site.
 * @throws Error outside a provider: wrap tests with `SiteProvider`.
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
