/** @jest-environment node */
import { bestEncoding } from './best-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
])('negotiates the encoding for %p: %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
