/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { departmentMap } from '../../../../scripts/department-map.ts';
import outlines from './outlines.json';

const { width, height, insets, departments, enlarged } = outlines;

const pointsOf = (path: string) =>
  path.split('z').flatMap((ring) => {
    const [x = 0, y = 0, ...steps] = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = [{ x, y }];
    for (let index = 0; index < steps.length; index += 2) {
      const last = points.at(-1) ?? { x, y };
      points.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) });
    }
    return ring ? points : [];
  });

test('[SEARCH-19] the map is up to date with its script', () => {
  expect(departmentMap()).toEqual(outlines);
});

test('[SEARCH-19] each department is drawn once, with Corsica and overseas', () => {
  const codes = departments.map(({ code }) => code);
  expect(new Set(codes).size).toBe(101);
  expect(codes).toEqual(
    expect.arrayContaining(['dep_2A', 'dep_2B', 'dep_971', 'dep_972', 'dep_973', 'dep_974', 'dep_976']),
  );
});

test('[SEARCH-19] nothing is drawn outside of the map, or of the insets for overseas departments', () => {
  const isIn = (inset: { x: number; y: number; width: number; height: number }) => (path: string) =>
    pointsOf(path).every(
      ({ x, y }) => x >= inset.x && x <= inset.x + inset.width && y >= inset.y && y <= inset.y + inset.height,
    );
  expect(departments.filter(({ path }) => !isIn({ x: 0, y: 0, width, height })(path))).toEqual([]);
  const [paris, ...overseas] = insets;
  expect(enlarged.filter(({ path }) => !paris || !isIn(paris)(path))).toEqual([]);
  const far = departments.filter(({ code }) => code.startsWith('dep_97'));
  expect(far.map(({ path }) => overseas.findIndex((inset) => isIn(inset)(path)))).toEqual([0, 1, 2, 3, 4]);
});

test('[SEARCH-19] the map is small: 20 kB compressed', () => {
  const file = readFileSync(join(import.meta.dirname, 'outlines.json'));
  expect(gzipSync(JSON.stringify(JSON.parse(file.toString()))).length).toBeLessThan(20_000);
});
