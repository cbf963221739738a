import type { Head, HeadInput, PublicConfiguration } from '@careers/contract';
import type { ResolvedHead } from './head-elements.ts';

/** `handle` of a route with a page. */
export interface PageHandle {
  head(input: HeadInput): Head;
}

export interface HeadMatch {
  handle: unknown;
  data: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

const DEFAULT_IMAGE = '/static/ui/social/partage.png';

/**
 * Returns the head of the deepest matched route that has one. Error pages are never indexed and have no
 * canonical address.
 */
export function resolveHead(input: {
  matches: readonly HeadMatch[];
  pathname: string;
  search: string;
  configuration: PublicConfiguration;
  error: { status: number; caption: string | undefined } | null;
}): ResolvedHead {
  const { configuration, error } = input;
  const head = error ? errorHead(error) : pageHead(input);
  const absolute = (path: string) => new URL(path, configuration.publicBaseUrl).href;
  return {
    title: `${head.title} | Recrutement ${configuration.productName}`,
    pageName: head.pageName ?? head.title,
    description: head.description,
    canonical: head.canonical === undefined ? undefined : absolute(head.canonical),
    robots: head.robots,
    openGraph: {
      type: head.openGraph?.type ?? 'website',
      image: absolute(head.openGraph?.image ?? DEFAULT_IMAGE),
    },
    structuredData: head.structuredData ?? [],
  };
}

function pageHead(input: Parameters<typeof resolveHead>[0]): Head {
  const { pathname, search, configuration } = input;
  for (const match of input.matches.toReversed()) {
    const handle = match.handle as PageHandle | undefined;
    if (handle)
      return handle.head({ data: match.data, params: match.params, pathname, search, configuration });
  }
  return { title: 'Offres d’emploi', canonical: pathname };
}

function errorHead({ status, caption }: { status: number; caption: string | undefined }): Head {
  return { title: caption ?? `Erreur ${status}`, robots: 'noindex,follow' };
}
