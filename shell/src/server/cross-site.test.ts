/** @jest-environment node */
import { isCrossSite } from './cross-site.ts';

it.each([
  ['a form of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://emploi.test' }, false],
  ['a form that the visitor sends again', { 'sec-fetch-site': 'none' }, false],
  ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://emploi.test' }, true],
  [
    'a form of another subdomain',
    { 'sec-fetch-site': 'same-site', origin: 'https://autre.emploi.test' },
    true,
  ],
  ['a form of this site in an older browser', { origin: 'https://emploi.test' }, false],
  ['such a form behind an edge', { origin: 'https://emploi.test:8080' }, false],
  ['a form of another site in an older browser', { origin: 'https://autre.test' }, true],
  ['a form of another port', { origin: 'https://emploi.test:8443' }, true],
  ['a form without a known origin', { origin: 'null' }, true],
  ['a request of no browser', {}, false],
])('[SEC-01] %s: %j is of another site: %s', (_what, headers, expected) => {
  expect(isCrossSite({ headers, host: 'emploi.test' }, 'https://emploi.test:8080')).toBe(expected);
});
