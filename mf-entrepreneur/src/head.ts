import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { Page } from '../content/schema.ts';
import { crumbsOf } from './crumbs.ts';

/** Returns the `head` of a page, its breadcrumb included. */
export function headOf(page: Page) {
  return ({ configuration }: HeadInput): Head => ({
    title: page.title,
    description: page.description,
    canonical: page.path,
    structuredData: [breadcrumbList(crumbsOf(page), configuration.publicBaseUrl)],
  });
}
