import type { DepartmentCount } from '@careers/api-client';
import { build, withPlace } from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';

/** A department with offers, and the search for them. */
export interface DepartmentOffers {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** The place of the search that the map was opened from. */
  readonly isCurrent: boolean;
}

/** Returns the same search in each department, by its one address. */
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
      isCurrent: search.criteria.codeDepartment === code,
    };
  });
}
