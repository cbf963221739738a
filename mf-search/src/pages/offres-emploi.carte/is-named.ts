import { foldWords } from '@careers/contract/text';
import type { DepartmentOffers } from './department-offers.ts';

/** Returns true for a department with the typed number, or whose name matches each typed word by prefix. */
export function isNamed({ code, label }: Pick<DepartmentOffers, 'code' | 'label'>, typed: string): boolean {
  const names = [code.replace('dep_', '').toLowerCase(), ...foldWords(label).split(' ')];
  return foldWords(typed)
    .split(' ')
    .every((word) => names.some((name) => name.startsWith(word)));
}
