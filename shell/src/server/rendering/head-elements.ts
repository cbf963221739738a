import type { HeadElement } from '../../protocol/page-answer.ts';

/** A page's head with everything absolute and complete. */
export interface ResolvedHead {
  title: string;
  pageName: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  openGraph: { type: string; image: string };
  structuredData: readonly object[];
}

/** Returns the elements of a head but its title: the server writes them, the browser replaces them. */
export function headElements(head: ResolvedHead): HeadElement[] {
  return [
    ...meta('name', {
      description: head.description,
      robots: head.robots,
      'twitter:card': 'summary_large_image',
    }),
    ...(head.canonical
      ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: head.canonical } }]
      : []),
    ...meta('property', {
      'og:title': head.title,
      'og:description': head.description,
      'og:type': head.openGraph.type,
      'og:url': head.canonical,
      'og:image': head.openGraph.image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': 'fr_FR',
    }),
    ...head.structuredData.map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: jsonForScript({ '@context': 'https://schema.org', ...data }),
    })),
  ];
}

/** Returns JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function meta(key: 'name' | 'property', values: Record<string, string | undefined>): HeadElement[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name: 'meta' as const, attributes: { [key]: name, content } }],
  );
}
