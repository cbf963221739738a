import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list } from 'tar';
import { archiveOf } from './archive.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function build(name: string, files: readonly string[]): Promise<string> {
  const folder = join(directory, name);
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), `what ${file} holds`);
  }
  return folder;
}

const FILES = ['remote.json', 'client/area.js', 'client/assets/a.svg', 'server/area.cjs', 'maps/area.js.map'];

test('[REL-01] builds the same archive from the same files, regardless of timestamps and order', async () => {
  const one = await build('one', FILES);
  const other = await build('other', FILES.toReversed());
  await utimes(join(other, 'remote.json'), 1, 1);
  const bytes = await archiveOf(one);
  expect((await archiveOf(other)).equals(bytes)).toBe(true);
  await writeFile(join(other, 'client', 'area.js'), 'changed');
  expect((await archiveOf(other)).equals(bytes)).toBe(false);
});

test('leaves out files that are never served', async () => {
  const paths: string[] = [];
  const file = join(directory, 'archive.tgz');
  await writeFile(file, await archiveOf(await build('one', FILES)));
  await list({ file, onReadEntry: ({ path }) => paths.push(path) });
  expect(paths).toEqual(['client/area.js', 'client/assets/a.svg', 'remote.json', 'server/area.cjs']);
});
