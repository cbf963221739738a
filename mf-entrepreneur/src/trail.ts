import { PAGES } from '../content/pages.ts';
import type { Page } from '../content/schema.ts';

/** Returns the pages above a page, the highest first: frequent questions belong to the whole site. */
export function pagesAbove(page: Page): readonly Page[] {
  return page === PAGES.becomeOwner || page === PAGES.questions ? [] : [PAGES.becomeOwner];
}
