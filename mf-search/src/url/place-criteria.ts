import type { Criteria } from './criteria.ts';

/** The criterion of a place; empty when it is no town, department or region. */
export function placeCriteria({ type, code }: { type: string; code: string }): Criteria {
  if (type === 'TOWN') return { codeTown: code };
  if (type === 'DEPARTMENT') return { codeDepartment: code };
  return type === 'REGION' ? { codeRegion: code } : {};
}
