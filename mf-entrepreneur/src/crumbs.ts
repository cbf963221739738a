import type { Crumb } from '@careers/ui';
import { PAGES } from '../content/pages.ts';
import type { Page } from '../content/schema.ts';

/** Returns a page's breadcrumb without the home page; frequent questions belong to the whole site. */
export function crumbsOf(page: Page): readonly Crumb[] {
  const isTop = page === PAGES.becomeOwner || page === PAGES.questions;
  const above = isTop ? [] : [{ label: PAGES.becomeOwner.label, href: PAGES.becomeOwner.path }];
  return [...above, { label: page.label }];
}
