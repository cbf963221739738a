import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideSays } from '@careers/docs/mistakes';
import { aManifest } from '@careers/testing/builds';
import { budgets } from './budgets.ts';
import { chunkSizes } from './chunk-sizes.ts';

const manifest = aManifest({
  chunks: { area: ['area.js'], 'pages/offres': ['area.js', 'page.js'], 'widget-search-bar': ['widget.js'] },
  budgets: { areaKilobytes: 20, widgetKilobytes: 10 },
});
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'budgets-'));
  await mkdir(join(directory, 'client'));
  await files({ 'remoteEntry.js': 30, 'area.js': 1, 'page.js': 2, 'widget.js': 3, '712.js': 60 });
});
afterEach(() => rm(directory, { recursive: true }));

/** Writes files of incompressible bytes, given in kilobytes. */
async function files(kilobytes: Record<string, number>): Promise<void> {
  for (const [name, size] of Object.entries(kilobytes))
    await writeFile(join(directory, 'client', name), randomBytes(size * 1024));
}

it('[REL-05] pages, widgets and each lazy script have a budget; the container has none', async () => {
  const sizes = await chunkSizes({ manifest, directory });
  expect(sizes.map(({ chunk, kilobytes, ceiling }) => [chunk, Math.round(kilobytes), ceiling])).toEqual([
    ['area', 1, 20],
    ['pages/offres', 3, 20],
    ['widget-search-bar', 3, 10],
    ['712.js', 60, 100],
  ]);
  expect(await budgets.check({ manifest, directory })).toBeNull();
});

it.each([
  ['page.js', 21, /pages\/offres has 22\.\d kB compressed, its budget is 20 kB/],
  ['page.js', 22, guideSays('page-size')],
  ['widget.js', 11, /widget-search-bar has 11\.\d kB compressed, its budget is 10 kB/],
  [
    '712.js',
    101,
    /712\.js, loaded on demand, has 101\.\d kB compressed, the ceiling of each such script is 100 kB/,
  ],
  ['712.js', 102, guideSays('script-size')],
])('[REL-05] refuses %s of %i kB, with its own message', async (name, size, words) => {
  await files({ [name]: size });
  expect(await budgets.check({ manifest, directory })).toMatch(words);
});

it('[REL-05] files that shells send compressed count with that size', async () => {
  await files({ '712.js': 500, '712.js.gz': 90 });
  expect(await budgets.check({ manifest, directory })).toBeNull();
});
