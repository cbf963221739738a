import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { RegistryError } from '../registry-error.ts';
import { aBuild } from '../testing/a-build.ts';
import { archiveOf, tarOf } from '../testing/archives.ts';
import type { TarEntry } from '../testing/archives.ts';
import { MAXIMUM_BYTES, MAXIMUM_FILES } from './archive/limits.ts';
import { readBuild } from './archive/read-build.ts';
import { unpack } from './archive/unpack.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'unpack-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Unpacks bytes into a subfolder; nothing else in its parent may change. */
async function unpacked(archive: Buffer): Promise<string> {
  const place = await mkdtemp(join(directory, 'case-'));
  const [file, folder] = [join(place, 'archive.tgz'), join(place, 'build')];
  await mkdir(folder);
  await writeFile(file, archive);
  try {
    await unpack(file, folder);
  } finally {
    expect((await readdir(place)).sort()).toEqual(['archive.tgz', 'build']);
  }
  return folder;
}

/** Returns the name of the refusing rule, or `taken`. */
async function outcomeOf(archive: Buffer): Promise<string> {
  try {
    await unpacked(archive);
    return 'taken';
  } catch (error) {
    if (error instanceof RegistryError) return error.rule;
    throw error;
  }
}

const good = aBuild();
const withEntry = (entry: TarEntry) => archiveOf([...good.entries, entry]);

it('[REL-05] unpacks a build unchanged', async () => {
  const folder = await unpacked(good.archive);
  expect(await filesIn(folder)).toEqual(good.entries.map(({ path }) => path).sort());
  expect(await readFile(join(folder, 'client/assets/offer.svg'), 'utf8')).toBe('<svg/>');
});

it('[REL-05] unpacks folder entries and names with ./, as packed by tar', async () => {
  const folders = ['./', './client/', './client/assets/', './server/'];
  const packed = archiveOf([
    ...folders.map((path): TarEntry => ({ path, type: 'Directory' })),
    ...good.entries.map((entry) => ({ ...entry, path: `./${entry.path}` })),
  ]);
  expect(await filesIn(await unpacked(packed))).toEqual(good.entries.map(({ path }) => path).sort());
});

it.each([
  ['as many zeros as a disk has', Buffer.alloc(100_000_000), 'archive-too-large'],
  ['zeros after its end', Buffer.concat([tarOf(good.entries), Buffer.alloc(20_000_000)]), 'taken'],
])('[REL-05] reads %s in linear time', async (_what, tar, outcome) => {
  const started = performance.now();
  expect(await outcomeOf(gzipSync(tar))).toBe(outcome);
  // Copying them with each chunk would take minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('[REL-05] unpacks an empty file, and one of many chunks', async () => {
  const large = randomBytes(3_000_000);
  const entries = [
    { path: 'client/empty.txt', body: '' },
    { path: 'client/large.wasm', body: large },
    { path: 'client/last.txt', body: '' },
  ];
  const folder = await unpacked(archiveOf(entries));
  expect((await readFile(join(folder, 'client/large.wasm'))).equals(large)).toBe(true);
  expect(await readFile(join(folder, 'client/last.txt'))).toHaveLength(0);
});

describe.each<[string, [string, Buffer][]]>([
  [
    'archive-link',
    [
      ['a symbolic link', withEntry({ path: 'client/x.js', type: 'SymbolicLink', linkpath: '/etc/passwd' })],
      [
        'a link to a file of its own',
        withEntry({ path: 'client/x.js', type: 'Link', linkpath: 'client/area.js' }),
      ],
    ],
  ],
  [
    'archive-type',
    [
      ['a device', withEntry({ path: 'client/x', type: 'CharacterDevice' })],
      ['a pipe', withEntry({ path: 'client/x', type: 'FIFO' })],
      ['a file with holes', withEntry({ path: 'client/x', type: 'SparseFile' })],
    ],
  ],
  [
    'archive-path',
    [
      ['an absolute path', withEntry({ path: '/etc/cron.d/x' })],
      ['a path to elsewhere', withEntry({ path: 'client/../../x' })],
      ['a path to elsewhere, in a folder', withEntry({ path: '../x/', type: 'Directory' })],
      ['a path of another system', withEntry({ path: 'client\\..\\x' })],
      ['a file at the top', withEntry({ path: 'package.json' })],
      ['maps', withEntry({ path: 'maps/client/area.js.map' })],
      ['a folder of the name of a file', withEntry({ path: 'remote.json/x' })],
      ['a name without an end', archiveOf([longPath(`client/${'a'.repeat(200)}`), { path: 'client/a' }])],
      ['a path without an end', archiveOf([longPath(`client${'/a'.repeat(300)}`), { path: 'client/a' }])],
      [
        'a long path to elsewhere',
        archiveOf([longPath(`client${'/..'.repeat(99)}/x`), { path: 'client/a' }]),
      ],
    ],
  ],
  [
    'archive-duplicate',
    [
      ['a file twice', withEntry({ path: 'client/area.js', body: 'alert(1)' })],
      ['a file twice, in two ways to write it', withEntry({ path: './client/area.js' })],
      ['two names that differ in case', withEntry({ path: 'client/Area.js' })],
      ['a file below a file', withEntry({ path: 'client/area.js/x.js' })],
      ['a file in place of a folder', withEntry({ path: 'client/assets' })],
      ['a folder in place of a file', withEntry({ path: 'client/area.js/', type: 'Directory' })],
    ],
  ],
  [
    'archive-broken',
    [
      ['what is no gzip', Buffer.from('a build, honestly')],
      ['nothing', Buffer.alloc(0)],
      ['what is no tar', gzipSync('a build, honestly'.repeat(100))],
      ['half of one', good.archive.subarray(0, good.archive.length / 2)],
      ['one whose last file is cut off', gzipSync(tarOf(good.entries).subarray(0, -1_300))],
      ['one that is compressed twice', gzipSync(good.archive)],
      ['an entry with a wrong checksum', gzipSync(withWrongChecksum(tarOf(good.entries)))],
    ],
  ],
  [
    'too-many-files',
    [
      ['more files than a build has', archiveOf(many(MAXIMUM_FILES + 1, 'File'))],
      ['more folders than a build has', archiveOf(many(MAXIMUM_FILES + 1, 'Directory'))],
    ],
  ],
  [
    'archive-too-large',
    [
      [
        'a small archive that unpacks to much',
        withEntry({ path: 'client/x', body: Buffer.alloc(MAXIMUM_BYTES) }),
      ],
      ['one that says so', withEntry({ path: 'client/x', size: MAXIMUM_BYTES })],
      ['files that are too large together', archiveOf(halves())],
      ['one without files that unpacks to much', gzipSync(tarOf(labels()))],
    ],
  ],
])('[REL-05] %s', (rule, fixtures) => {
  it.each(fixtures)('refuses %s', async (_what, archive) => {
    expect(await outcomeOf(archive)).toBe(rule);
  });
});

function many(count: number, type: 'File' | 'Directory'): TarEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `client/${index}${type === 'File' ? '' : '/'}`,
    type,
  }));
}

/** GNU long-name entry, before a file whose path exceeds the header. */
function longPath(path: string): TarEntry {
  return { path: '././@LongLink', type: 'NextFileHasLongPath', body: `${path}\0` };
}

function halves(): TarEntry[] {
  return ['a', 'b'].map((name) => ({ path: `client/${name}`, body: Buffer.alloc(MAXIMUM_BYTES / 2 + 1) }));
}

/** Global headers about all files of an archive, repeated. */
function labels(): TarEntry[] {
  const body = `1000000 comment=${'x'.repeat(999_982)}\n`;
  return Array.from({ length: 45 }, () => ({ path: 'labels', type: 'GlobalExtendedHeader', body }));
}

function withWrongChecksum(tar: Buffer): Buffer {
  const copy = Buffer.from(tar);
  copy[0] = (copy[0] ?? 0) ^ 1;
  return copy;
}

it('[REL-05] unpacks the maximum number of files', async () => {
  expect(await filesIn(await unpacked(archiveOf(many(MAXIMUM_FILES, 'File'))))).toHaveLength(MAXIMUM_FILES);
});

it('[REL-05] unpacks any archive exactly as listed, or refuses it, and writes nowhere else', async () => {
  const sound = fc
    .tuple(fc.constantFrom('client', './client', 'server'), fc.constantFrom('a.js', 'b.svg', 'c'), fc.nat(9))
    .map(([side, name, number]) => `${side}/${number}${name}`);
  const segment = fc.constantFrom(
    'client',
    'server',
    'remote.json',
    'a.js',
    'A.js',
    '..',
    '.',
    '',
    'é',
    'a b',
  );
  const any = fc.array(segment, { minLength: 2, maxLength: 4 }).map((segments) => segments.join('/') || '/');
  const path = fc.oneof({ weight: 5, arbitrary: sound }, { weight: 1, arbitrary: any });
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant<TarEntry['type']>('File') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<TarEntry['type'][]>('Directory', 'SymbolicLink', 'Link', 'FIFO'),
    },
  );
  const entry = fc.record({ path, type, body: fc.string({ maxLength: 700 }) }).map((each) => ({
    ...each,
    body: each.type === 'File' ? each.body : '',
    ...(each.type?.endsWith('Link') && { linkpath: 'client/a.js' }),
  }));
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 4 }), async (entries) => {
      const folder = await unpacked(archiveOf(entries)).catch((error: unknown) => {
        if (error instanceof RegistryError) return null;
        throw error;
      });
      seen[folder === null ? 'refused' : 'taken']++;
      if (folder === null) return;
      const files = entries.filter(({ type: each, path: name }) => each === 'File' && !name.endsWith('/'));
      const listed = files.map(({ path: name }) => name.replace(/^(\.\/)+/, ''));
      expect(await filesIn(folder)).toEqual([...listed].sort());
      for (const [index, name] of listed.entries())
        expect(await readFile(join(folder, name), 'utf8')).toBe(files[index]?.body);
    }),
    { numRuns: 200 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20);
});

describe('[REL-05] unpacked files are verified against remote.json', () => {
  async function outcome(change: (folder: string) => Promise<void>): Promise<string> {
    const folder = await unpacked(good.archive);
    await change(folder);
    return readBuild(folder, 'mf-search').then(
      () => 'taken',
      (error: RegistryError) => error.rule,
    );
  }
  const write = (path: string, text: string) => async (folder: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const rewrite = (changes: object) => write('remote.json', JSON.stringify({ ...good.manifest, ...changes }));

  it.each<[string, string, (folder: string) => Promise<void>]>([
    ['taken', 'as it was packed', () => Promise.resolve()],
    ['archive-digest', 'a file with other bytes', write('client/area.js', 'alert(1)')],
    ['archive-files', 'a file more', write('client/more.js', 'alert(1)')],
    ['archive-files', 'a file less', (folder) => rm(join(folder, 'client/area.js'))],
    ['archive-files', 'no remote.json', (folder) => rm(join(folder, 'remote.json'))],
    ['manifest-name', 'that of another remote', rewrite({ name: 'mf-other' })],
    ['manifest-invalid', 'another contract', rewrite({ contract: 1 })],
    ['manifest-invalid', 'no version number', rewrite({ version: '01.2.3' })],
    ['manifest-invalid', 'no JSON', write('remote.json', '{')],
    ['manifest-invalid', 'too much of it', rewrite({ commit: 'x'.repeat(2_000_000) })],
    ['manifest-invalid', 'invalid characters', rewrite({ commit: '\0' })],
    ['manifest-invalid', 'half of a character', write('remote.json', '{"commit":"\\ud800"}')],
    [
      'manifest-invalid',
      'a start without a digest',
      rewrite({ server: { ...good.manifest.server, entry: '_.._/x.cjs' } }),
    ],
  ])('%s: %s', async (rule, _what, change) => {
    expect(await outcome(change)).toBe(rule);
  });
});
