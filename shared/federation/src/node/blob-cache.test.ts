/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArtefactError } from './artefact-error.ts';
import { BlobCache, blobNameOf } from './blob-cache.ts';
import { integrityOf } from './integrity.ts';

const bytes = Buffer.from('remoteEntry of mf-search');
const integrity = integrityOf(bytes);

let directory: string;
let fetch: jest.Mock<Promise<Buffer>, [string]>;
let errors: string[];
let cache: BlobCache;
const newCache = () => new BlobCache({ directory, fetch, onError: (message) => errors.push(message) });
const fileOf = (digest: string) => join(directory, blobNameOf(digest));

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'blobs-')), 'blobs');
  fetch = jest.fn((_integrity: string) => Promise.resolve(bytes));
  errors = [];
  cache = newCache();
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

it('[REL-09] fetches a missing file once for concurrent callers, and never a cached one', async () => {
  await Promise.all([cache.get(integrity), cache.get(integrity)]);
  await newCache().get(integrity);
  expect(fetch.mock.calls).toEqual([[integrity]]);
  expect(await readdir(directory)).toEqual([blobNameOf(integrity)]);
});

it('[REL-09] does not cache a file with another digest, and refetches it', async () => {
  fetch.mockResolvedValueOnce(Buffer.from('tampered'));
  await expect(cache.get(integrity)).rejects.toThrow(ArtefactError);
  await expect(readdir(directory)).rejects.toThrow('ENOENT');
  expect(await cache.get(integrity)).toEqual(bytes);
});

it('[REL-09] refetches and replaces a corrupt cached file', async () => {
  await cache.get(integrity);
  await writeFile(fileOf(integrity), 'damaged');
  expect(await newCache().get(integrity)).toEqual(bytes);
  expect(await readFile(fileOf(integrity))).toEqual(bytes);
});

it('[REL-09] returns a file that it cannot store, and logs the error', async () => {
  await writeFile(directory, 'a file where the folder would be');
  expect(await cache.get(integrity)).toEqual(bytes);
  expect(errors).toEqual([expect.stringContaining('cannot be written')]);
});

it('[REL-09] limits concurrent fetches', async () => {
  const files = Array.from({ length: 40 }, (_, index) => Buffer.from(`file ${index}`));
  const byDigest = new Map(files.map((file) => [integrityOf(file), file]));
  let now = 0;
  let most = 0;
  fetch.mockImplementation(async (wanted) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    return byDigest.get(wanted) ?? Buffer.from('');
  });
  const given = await Promise.all([...byDigest.keys()].map((digest) => cache.get(digest)));
  expect(given).toEqual(files);
  expect(most).toBe(8);
});

it('[REL-09] deletes files that no document names, except recent ones', async () => {
  const other = Buffer.from('of a version that is gone');
  fetch.mockImplementation((wanted) => Promise.resolve(wanted === integrity ? bytes : other));
  for (const digest of [integrity, integrityOf(other)]) await cache.get(digest);
  await cache.clear(new Set([integrity]));
  expect(await readdir(directory)).toHaveLength(2);
  const before = new Date(Date.now() - 2 * 3600_000);
  for (const name of await readdir(directory)) await utimes(join(directory, name), before, before);
  await cache.clear(new Set([integrity]));
  expect(await readdir(directory)).toEqual([blobNameOf(integrity)]);
});
