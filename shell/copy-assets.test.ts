/** @jest-environment node */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { copyAssets } from './copy-assets.ts';

it('[PERF-01] copies illustrations with compressed versions, and removes obsolete files', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assets-'));
  const source = join(directory, 'source');
  const target = join(directory, 'target');
  const write = (name: string, text: string) => writeFile(join(source, name), text);
  await mkdir(join(source, 'pictures'), { recursive: true });
  await write('pictures/a.svg', '<svg/>');
  await write('pictures/old.svg', '<svg/>');
  await write('pictures/text.woff2', 'compressed by itself');
  await copyAssets(source, target);
  await rm(join(source, 'pictures', 'old.svg'));
  await write('pictures/a.svg', '<svg id="new"/>');
  await copyAssets(source, target);
  expect((await readdir(join(target, 'pictures'))).sort()).toEqual([
    'a.svg',
    'a.svg.br',
    'a.svg.gz',
    'text.woff2',
  ]);
  const read = (name: string) => readFile(join(target, 'pictures', name));
  expect(brotliDecompressSync(await read('a.svg.br')).toString()).toBe('<svg id="new"/>');
  expect(gunzipSync(await read('a.svg.gz')).toString()).toBe('<svg id="new"/>');
  await rm(directory, { recursive: true });
});
