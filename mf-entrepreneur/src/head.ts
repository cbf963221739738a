import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { HEADS } from '../content/heads.ts';
import { PAGES } from '../content/pages.ts';
import { crumbsOf } from './crumbs.ts';

/** Returns the `head` of a page, its breadcrumb included. */
export function headOf(name: keyof typeof PAGES) {
  return ({ configuration }: HeadInput): Head => ({
    ...HEADS[name],
    canonical: PAGES[name].path,
    structuredData: [breadcrumbList(crumbsOf(PAGES[name]), configuration.publicBaseUrl)],
  });
}
