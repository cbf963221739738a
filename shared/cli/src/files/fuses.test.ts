import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mendFuse, readFuses, refuseFused } from './fuses.ts';
import { tableOf } from './list.ts';

const fuse = {
  remote: 'mf-search',
  version: '2.0.0',
  time: '2026-11-22T08:00:00.000Z',
  reason: 'It ended its lane three times in ten minutes, last: hang.',
};

let fuses: string;
beforeEach(async () => {
  fuses = join(await mkdtemp(join(tmpdir(), 'fuses-')), 'fuses');
});
afterEach(() => rm(join(fuses, '..'), { recursive: true, force: true }));

it('[FUSE-01] a version that shells have turned off is not for everybody, until it is tried again', async () => {
  await expect(refuseFused({ fuses }, 'mf-search', '2.0.0')).resolves.toBeUndefined();
  await mkdir(fuses);
  await writeFile(join(fuses, 'mf-search@2.0.0.json'), JSON.stringify(fuse));
  await expect(refuseFused({ fuses }, 'mf-search', '2.0.0')).rejects.toThrow(
    /mf-search@2\.0\.0 is off since 2026.*last: hang.*rollout mf-search 2\.0\.0/,
  );
  await expect(refuseFused({ fuses }, 'mf-search', '2.0.1')).resolves.toBeUndefined();
  await mendFuse({ fuses }, 'mf-search', '2.0.0');
  expect(await readFuses({ fuses })).toEqual([]);
});

it('[FUSE-01] the list says what is off, since when, and why', () => {
  const table = tableOf([
    {
      remote: 'mf-search',
      stable: '1.0.0',
      candidate: '2.0.0',
      percent: 5,
      fallback: [],
      published: ['2.0.0', '1.0.0'],
      off: [fuse],
    },
  ]);
  expect(table).toContain('mf-search  1.0.0   2.0.0 (5 %), off');
  expect(table).toContain(
    'mf-search@2.0.0 is off since 2026-11-22T08:00:00.000Z: It ended its lane three times in ten minutes, last: hang.',
  );
});
