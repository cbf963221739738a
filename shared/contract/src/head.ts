import type { PublicConfiguration } from './area.ts';

export interface OpenGraph {
  type?: 'website' | 'article';
  /** Path or absolute URL of a 1200 × 630 picture. */
  image?: string;
}

/** A page's metadata for browsers, search engines and shared links. */
export interface Head {
  /** Without the site's suffix, which the shell adds. */
  title: string;
  description?: string;
  /** Path and query of the canonical URL; the shell makes it absolute. */
  canonical?: string;
  /** `robots` directives; absent means indexable. */
  robots?: 'noindex,follow' | 'noindex,nofollow';
  /** Name for audience measurement; the title when absent. No personal data. */
  pageName?: string;
  openGraph?: OpenGraph;
  /** schema.org objects, without `@context`. */
  structuredData?: readonly object[];
}

export interface HeadInput<Data = unknown> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
  configuration: PublicConfiguration;
}
