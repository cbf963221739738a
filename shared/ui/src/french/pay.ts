import { formatInteger } from './numbers.ts';

/** Gross pay an hour, a month or a year. */
interface Pay {
  readonly minimum: number;
  readonly maximum: number;
  readonly currency: string;
  readonly unit: 'HOUR' | 'MONTH' | 'YEAR';
}

const UNITS = { HOUR: 'de l’heure', MONTH: 'par mois', YEAR: 'par an' } as const;

/** Cents only when there are any: "1 950", "12,02". */
function amount(value: number): string {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  const [euros = '', cents] = text.split('.');
  const whole = formatInteger(Number(euros));
  return cents === undefined ? whole : `${whole},${cents}`;
}

/** Returns pay in words: "de 1 950 à 2 150 € brut par mois", "12,02 € brut de l’heure". */
export function payLabel({ minimum, maximum, currency, unit }: Pay): string {
  const range = minimum === maximum ? amount(minimum) : `de ${amount(minimum)} à ${amount(maximum)}`;
  return `${range}\u00A0${currency === 'EUR' ? '€' : currency} brut ${UNITS[unit]}`;
}
