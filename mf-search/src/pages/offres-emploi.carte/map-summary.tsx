import type { DepartmentCount } from '@careers/api-client';
import { countLabel } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';

/** Filters that are not in the title. */
const UNNAMED = ['codeEntity', 'codeMention', 'publishedWithinDays', 'minimumSalary', 'codeShop'] as const;

interface MapSummaryProps {
  departments: readonly DepartmentCount[];
  criteria: Criteria;
}

export function MapSummary({ departments, criteria }: MapSummaryProps) {
  const count = departments.reduce((total, department) => total + department.count, 0);
  const filters = UNNAMED.filter((name) => criteria[name] !== undefined).length;
  return (
    <p>
      <strong>{countLabel(count)}</strong>
      {departments.length > 0 &&
        ` dans ${departments.length} ${departments.length === 1 ? 'département' : 'départements'}`}
      {filters > 0 && ', avec les filtres de votre recherche'}
    </p>
  );
}
