import type { Head, HeadInput } from '@careers/platform';
import { SHARED } from '../content/copy/shared.ts';
import type { Page } from '../content/schema.ts';
import { pagesAbove } from './trail.ts';

/** Returns the `head` of a page, its breadcrumb included. */
export function headOf(page: Page) {
  return ({ configuration }: HeadInput): Head => ({
    title: page.title,
    description: page.description,
    canonical: page.path,
    structuredData: [breadcrumb(page, configuration.publicBaseUrl)],
  });
}

function breadcrumb(page: Page, base: string): object {
  const above = [{ label: SHARED.home, path: '/' }, ...pagesAbove(page)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: new URL(path, base).href,
      })),
      { '@type': 'ListItem', position: above.length + 1, name: page.label },
    ],
  };
}
