import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { announce } from '@careers/platform';
import type { Search } from '../../url/index.ts';

interface ListPage {
  readonly search: Search;
  readonly pageCount?: number;
}

/**
 * Focus after a change of the list: the title on another page of results, or when the focused element was removed;
 * filters and sort keep it. The page number is announced besides, since the title stays the same.
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
