import type { Head, HeadInput } from '@careers/platform';
import type { PageHead } from '../../content/schema/parts.ts';

interface PageWithHead {
  path: string;
  head: PageHead;
}

/** What a page of content says of itself; without its data, which only an error takes away, nothing. */
export function contentHead({ data }: HeadInput<PageWithHead | undefined>): Head {
  if (!data) return { title: 'Page introuvable', robots: 'noindex,follow' };
  return { ...data.head, canonical: data.path };
}
