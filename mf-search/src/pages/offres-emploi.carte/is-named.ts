import { foldWords } from '@careers/contract/text';
import type { DepartmentOffers } from './department-offers.ts';

/** Whether a department has the typed number, or each typed word begins one of its name's. */
export function isNamed({ code, label }: Pick<DepartmentOffers, 'code' | 'label'>, typed: string): boolean {
  const names = [code.replace('dep_', '').toLowerCase(), ...foldWords(label).split(' ')];
  return foldWords(typed)
    .split(' ')
    .every((word) => names.some((name) => name.startsWith(word)));
}
