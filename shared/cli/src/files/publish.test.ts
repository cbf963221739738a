import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from './document-file.ts';
import { foldersOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { finishPublished } from './publish.ts';
import { aManifest, aServerBuild } from '../testing.ts';

let directory: string;
let folders: Folders;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'publish-'));
  folders = foldersOf(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** As a process that was killed right then has left it: in the store, and nowhere else. */
async function store(name: string, version: string, kilobytes = 1): Promise<void> {
  const build = join(folders.store, name, version);
  for (const side of ['client', 'server']) await mkdir(join(build, side), { recursive: true });
  await writeFile(join(build, 'client', 'area.js.gz'), Buffer.alloc(kilobytes * 1024));
  await writeFile(join(build, 'server', 'remoteEntry.cjs'), aServerBuild());
  await writeFile(
    join(folders.store, name, version, 'remote.json'),
    JSON.stringify(aManifest({ name, version })),
  );
}

const first = { name: 'mf-search', version: '1.0.0' };

it('[REL-01] a first version that was published and not released is, once it is published again', async () => {
  await store('mf-search', '1.0.0');
  expect(await finishPublished(folders, first, {})).toMatchObject({ done: 'introduced' });
  expect((await readDocument(folders)).remotes['mf-search']).toMatchObject({ stable: '1.0.0' });
});

it('[REL-05] only through the gate', async () => {
  await store('mf-search', '1.0.0', 9);
  await expect(finishPublished(folders, first, {})).rejects.toThrow(/its budget is 2 kB/);
  expect((await readDocument(folders)).remotes).toEqual({});
});

it('[REL-01] a number never changes: it is refused, or left as it is, and released to nobody', async () => {
  await store('mf-search', '1.0.0');
  await finishPublished(folders, first, {});
  await store('mf-search', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) {
    const again = { name: 'mf-search', version };
    await expect(finishPublished(folders, again, {})).rejects.toThrow(/never changes/);
    expect(await finishPublished(folders, again, { ifNew: true })).toMatchObject({ done: 'known' });
  }
  expect(await readDocument(folders)).toMatchObject({
    revision: 1,
    remotes: { 'mf-search': { stable: '1.0.0' } },
  });
});
