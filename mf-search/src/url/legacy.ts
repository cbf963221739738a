import { foldText } from '@careers/contract/text';
import type { Criteria } from './criteria.ts';
import type { Lookups } from './lookups.ts';
import type { ParsedUrl } from './types.ts';

/** The former site wrote department names in capitals without accents. */
const plainName = (name: string): string => foldText(name).trim();

/** Criteria from the former site's parameters; unknown values are dropped. */
export async function readLegacy(
  criteria: Criteria,
  { jobCode, departmentName }: NonNullable<ParsedUrl['legacy']>,
  lookups: Lookups,
): Promise<Criteria> {
  const [job, departments] = await Promise.all([
    jobCode && !criteria.codeJobName ? lookups.jobByCode(jobCode) : undefined,
    departmentName ? lookups.departments(departmentName) : [],
  ]);
  const department = departments.find(({ label }) => plainName(label) === plainName(departmentName ?? ''));
  return {
    ...(department && { codeDepartment: department.code }),
    ...criteria,
    ...(job && { codeJobName: job.code, labelJobForUrl: job.labelForUrl }),
  };
}
