import { matchPath } from 'react-router';
import type { Area, AreaPage, PageRequest } from '@careers/contract';

/**
 * Returns an area's page at a path, with the path's parameters.
 * @throws Error where there is none.
 */
export function pageAt(area: Area, pathname: string): { page: AreaPage; params: PageRequest['params'] } {
  for (const page of area.pages)
    for (const path of page.paths) {
      const match = matchPath(path, pathname);
      if (match) return { page, params: match.params };
    }
  throw new Error(`${area.name} has no page at ${pathname}.`);
}
