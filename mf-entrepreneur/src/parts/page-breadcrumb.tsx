import { Breadcrumb } from '@careers/ui';
import { SHARED } from '../../content/copy/shared.ts';
import type { Page } from '../../content/schema.ts';
import { pagesAbove } from '../trail.ts';

/** Where a page of this area stands in the site. */
export function PageBreadcrumb({ page }: { page: Page }) {
  const crumbs = [
    { label: SHARED.home, href: '/' },
    ...pagesAbove(page).map(({ label, path }) => ({ label, href: path })),
    { label: page.label },
  ];
  return <Breadcrumb crumbs={crumbs} />;
}
