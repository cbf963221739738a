/** What an offer says it pays. */
export interface Salary {
  minimum: number;
  maximum: number;
  currency: string;
  unit: 'HOUR' | 'MONTH' | 'YEAR';
}
