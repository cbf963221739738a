/** @jest-environment node */
import { departmentNumber } from './offer-card-data.ts';

test.each([
  ['44120', '44'],
  ['01000', '01'],
  ['20000', '2A'],
  ['20137', '2A'],
  ['20200', '2B'],
  ['97410', '974'],
  ['98800', '988'],
  ['', undefined],
  ['B-1000', undefined],
])('[SEARCH-11] the postcode %s is in department %s', (zip, number) => {
  expect(departmentNumber(zip)).toBe(number);
});
