import type { DepartmentCount } from '@careers/api-client';
import { FILTER_NAMES, PATH_NAMES, countLabel } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';
import { Count } from '../offres-emploi/results-page.style.ts';

/** Filters that are not in the title; the radius is the place's, which a map leaves out. */
const UNNAMED = FILTER_NAMES.filter(
  (name) => name !== 'radius' && !PATH_NAMES.some((named) => named === name),
);

interface MapSummaryProps {
  departments: readonly DepartmentCount[];
  criteria: Criteria;
}

export function MapSummary({ departments, criteria }: MapSummaryProps) {
  const count = departments.reduce((total, department) => total + department.count, 0);
  const filters = UNNAMED.filter((name) => criteria[name] !== undefined).length;
  return (
    <p>
      <Count>{countLabel(count)}</Count>
      {departments.length > 0 &&
        ` dans ${departments.length} ${departments.length === 1 ? 'département' : 'départements'}`}
      {filters > 0 && ', avec les filtres de votre recherche'}
    </p>
  );
}
