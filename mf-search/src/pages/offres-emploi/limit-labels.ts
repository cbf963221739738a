import { formatInteger } from '@careers/ui/french';
import type { LimitName } from '../../url/index.ts';

const days = (value: number): string => (value === 1 ? '24\u00A0heures' : `${value}\u00A0jours`);
const euros = (value: number): string => `${formatInteger(value)}\u00A0€`;

/** A value of a limit in its list, under the name of the filter. */
export const LIMIT_LABELS: Readonly<Record<LimitName, (value: number) => string>> = {
  publishedWithinDays: (value) => `Depuis ${days(value)}`,
  minimumSalary: (value) => (value === 1 ? 'Salaire indiqué' : `Au moins ${euros(value)}`),
};

/** The same where it stands alone. */
export const LIMIT_CHIPS: Readonly<Record<LimitName, (value: number) => string>> = {
  publishedWithinDays: (value) => `Publiée depuis ${days(value)}`,
  minimumSalary: (value) => (value === 1 ? 'Salaire indiqué' : `Au moins ${euros(value)} brut par mois`),
};
