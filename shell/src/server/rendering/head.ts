import type { Head, HeadInput, PublicConfiguration } from '@careers/contract';
import { NOT_FOUND_MESSAGE } from '../../app/route-error.ts';
import { pageTitle } from '../../app/site-texts.ts';
import type { HeadElement, PageHead } from '../../protocol/page-answer.ts';

/** `handle` of a route with a page. */
export interface PageHandle {
  head(input: HeadInput): Head;
}

interface HeadMatch {
  handle: unknown;
  data: unknown;
  /** Data that the page's action returned for a form. */
  actionData?: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

interface HeadOptions {
  matches: readonly HeadMatch[];
  pathname: string;
  search: string;
  configuration: PublicConfiguration;
  error: { status: number; caption: string | undefined } | null;
}

const DEFAULT_IMAGE = '/static/ui/social/partage.png';

/**
 * Returns the head of the deepest matched route that has one, with absolute addresses. Error pages are never indexed and
 * have no canonical address.
 */
export function resolveHead(options: HeadOptions): PageHead {
  const { configuration, error } = options;
  const head = error ? errorHead(error) : pageHead(options);
  const absolute = (path: string) => new URL(path, configuration.publicBaseUrl).href;
  const title = pageTitle(head.title, configuration.productName);
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical);
  const elements: HeadElement[] = [
    ...meta('name', {
      description: head.description,
      robots: head.robots,
      'twitter:card': 'summary_large_image',
    }),
    ...(canonical ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
    ...(head.feed
      ? [
          {
            name: 'link' as const,
            attributes: {
              rel: 'alternate',
              type: 'application/atom+xml',
              title: head.feed.title,
              href: absolute(head.feed.path),
            },
          },
        ]
      : []),
    ...meta('property', {
      'og:title': title,
      'og:description': head.description,
      'og:type': head.openGraph?.type ?? 'website',
      'og:url': canonical,
      'og:image': absolute(head.openGraph?.image ?? DEFAULT_IMAGE),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': 'fr_FR',
    }),
    ...(head.structuredData ?? []).map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: jsonForScript({ '@context': 'https://schema.org', ...data }),
    })),
  ];
  return { title, pageName: head.pageName ?? head.title, elements };
}

/** Returns JSON that cannot close its script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function pageHead({ matches, pathname, search, configuration }: HeadOptions): Head {
  for (const { handle, ...page } of matches.toReversed())
    if (handle) return (handle as PageHandle).head({ ...page, pathname, search, configuration });
  return { title: 'Offres d’emploi', canonical: pathname };
}

function errorHead({ status, caption }: { status: number; caption: string | undefined }): Head {
  return {
    title: caption ?? `Erreur ${status}`,
    robots: 'noindex,follow',
    ...(status === 404 && !caption && { description: NOT_FOUND_MESSAGE }),
  };
}

function meta(key: 'name' | 'property', values: Record<string, string | undefined>): HeadElement[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name: 'meta' as const, attributes: { [key]: name, content } }],
  );
}
