import type { DepartmentCount } from '@careers/api-client';
import { build, placeCodes, withPlace } from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';

/** A department with offers, and the search in it. */
export interface DepartmentOffers {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** A place of the search that opened the map. */
  readonly isCurrent: boolean;
}

/** Returns the canonical search in each department. */
export function departmentOffers(
  departments: readonly DepartmentCount[],
  search: Search,
  items: Items,
): DepartmentOffers[] {
  return departments.map(({ code, label, labelForUrl, count }) => {
    const place = { type: 'DEPARTMENT' as const, code, label, pathLabel: labelForUrl };
    return {
      code,
      label,
      count,
      href: build(withPlace(search, { codeDepartment: code }), { ...items, place }),
      isCurrent: placeCodes(search.criteria).includes(code),
    };
  });
}
