/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ILLUSTRATION_NAMES } from './illustration-names.ts';

test('every drawing has its name, and every name its drawing', () => {
  const folder = join(__dirname, '..', '..', 'assets', 'illustrations');
  const drawings = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''));
  expect([...ILLUSTRATION_NAMES].sort()).toEqual(drawings.sort());
});
