import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { PageHead } from '../content/schema/parts.ts';

interface PageWithHead {
  path: string;
  head: PageHead;
  /** Short name for the breadcrumb, where the title is too long. */
  label?: string;
  title?: string;
}

/** The head of a page whose text is loader data, to keep it out of the page's script; after an error there is none. */
export function contentHead({ data, configuration }: HeadInput<PageWithHead | undefined>): Head {
  if (!data) return { title: 'Page introuvable', robots: 'noindex,follow' };
  const { head, path, label, title } = data;
  return {
    ...head,
    canonical: path,
    structuredData: [breadcrumbList([{ label: label ?? title ?? head.title }], configuration.publicBaseUrl)],
  };
}
