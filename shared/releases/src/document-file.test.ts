import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveDocument, readDocument, readLog } from './document-file.ts';
import { foldersOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { introduce } from './moves.ts';

let directory: string;
let folders: Folders;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'releases-'));
  folders = foldersOf(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('the release document on disk', () => {
  it('is empty before the first release', async () => {
    expect(await readDocument(folders)).toEqual({ revision: 0, remotes: {} });
  });

  it('loses no move, and logs each, when many are made at once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `mf-${index}`);
    await Promise.all(
      names.map((name) => moveDocument(folders, name, `publish ${name}`, introduce(name, '1.0.0'))),
    );
    const document = await readDocument(folders);
    expect(document.revision).toBe(20);
    expect(Object.keys(document.remotes).sort()).toEqual([...names].sort());
    const log = await readLog(folders);
    expect(log.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(log[0]).toMatchObject({ command: expect.stringMatching(/^publish/), before: null });
  }, 20_000);

  it('is whole at any time: a move that fails leaves it as it was', async () => {
    await moveDocument(folders, 'mf-a', 'publish', introduce('mf-a', '1.0.0'));
    const before = await readFile(folders.document, 'utf8');
    await expect(
      moveDocument(folders, 'mf-a', 'bad', () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await readFile(folders.document, 'utf8')).toBe(before);
  });
});
