import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { announce } from '@careers/platform';
import type { Search } from '../../url/index.ts';

interface ListPage {
  readonly search: Search;
  readonly pageCount?: number;
}

/**
 * Where the focus goes when the list changes in place: to the title on another page of the list, and whenever what had
 * it is no longer there. Filters and sort keep it. The title is the same on each page: which one it is, is said besides.
 */
export function usePageFocus(page: ListPage, region: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before === page) return;
    const isOtherPage = before.search.page !== page.search.page;
    if (isOtherPage && page.pageCount) announce(`Page ${page.search.page + 1} sur ${page.pageCount}`);
    if (!isOtherPage && document.activeElement !== document.body) return;
    const title = region.current?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [page, region]);
}
