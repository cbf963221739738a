import type { Head, HeadInput } from '@careers/platform';
import type { PageHead } from '../content/schema/parts.ts';
import { breadcrumb } from './breadcrumb.ts';

interface PageWithHead {
  path: string;
  head: PageHead;
  /** Short name in the breadcrumb, for a page whose title is too long for it. */
  label?: string;
  title?: string;
}

/** What a page of content says of itself; without its data, which only an error takes away, nothing. */
export function contentHead({ data, configuration }: HeadInput<PageWithHead | undefined>): Head {
  if (!data) return { title: 'Page introuvable', robots: 'noindex,follow' };
  const { head, path, label, title } = data;
  return {
    ...head,
    canonical: path,
    structuredData: [breadcrumb(configuration.publicBaseUrl, [[label ?? title ?? head.title, null]])],
  };
}
