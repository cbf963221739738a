import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveDocument, readDocument, readLog } from './document-file.ts';
import { foldersOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { introduce, promote } from '../moves.ts';

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
  });

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

describe('[REL-03] moves by several people', () => {
  it('two that were decided at the same revision: one is made, the other refused with what has happened', async () => {
    await moveDocument(folders, 'mf-a', 'publish mf-a', introduce('mf-a', '1.0.0'));
    const { revision } = await readDocument(folders);
    const results = await Promise.allSettled(
      ['1.1.0', '1.2.0'].map((version) =>
        moveDocument(folders, 'mf-a', `promote mf-a ${version}`, promote('mf-a', version), {
          expectedRevision: revision,
        }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(/at revision 2, not 1.*"promote mf-a 1\.[12]\.0" by/s);
    const { remotes } = await readDocument(folders);
    expect(await readLog(folders)).toHaveLength(2);
    expect((await readLog(folders)).at(-1)?.after?.stable).toBe(remotes['mf-a']?.stable);
  });
});

describe('[REL-03] the log after a crash', () => {
  const stables = async () =>
    (await readLog(folders)).map(({ revision, after }) => [revision, after?.stable]);
  beforeEach(async () => {
    await moveDocument(folders, 'mf-a', 'publish', introduce('mf-a', '1.0.0'));
    await moveDocument(folders, 'mf-a', 'promote', promote('mf-a', '1.1.0'));
  });

  it.each([
    ['a line that was never written', (text: string) => text.split('\n').slice(0, 1).join('\n') + '\n'],
    ['half a line', (text: string) => text.slice(0, -20)],
    ['a line without its end', (text: string) => text.slice(0, -1)],
    ['no file at all', () => ''],
  ])(
    '%s: the document says what its last move was, and the next move mends the log',
    async (_what, crash) => {
      const whole = await readFile(folders.log, 'utf8');
      await writeFile(folders.log, crash(whole));
      expect((await stables()).at(-1)).toEqual([2, '1.1.0']);
      await moveDocument(folders, 'mf-a', 'promote', promote('mf-a', '1.2.0'));
      expect((await stables()).slice(-2)).toEqual([
        [2, '1.1.0'],
        [3, '1.2.0'],
      ]);
      expect((await readFile(folders.log, 'utf8')).endsWith('\n')).toBe(true);
    },
  );
});
