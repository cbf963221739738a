/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import fastify from 'fastify';
import { FolderBackend } from './folder-backend.ts';
import { isNamed } from './release-source.ts';

const release = {
  stable: '1.1.0',
  candidate: '1.2.0',
  percent: 5,
  salt: 'a',
  fallback: ['1.0.0'],
  withdrawn: ['0.9.0'],
};
const at = (revision: number, stable = '1.1.0'): ReleaseDocument => ({
  revision,
  remotes: { 'mf-search': { ...release, stable } },
});

let directory: string;
let lines: { event: string; msg: string }[];
let folder: FolderBackend;
let served: ReleaseDocument[];
const write = (text: string) => writeFile(join(directory, 'releases.json'), text);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folder-'));
  [lines, served] = [[], []];
  const { log } = fastify({
    logger: { stream: { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) } },
  });
  folder = new FolderBackend(directory, log);
});
afterEach(async () => {
  await folder.stop();
  await rm(directory, { recursive: true, force: true });
});

it('[REL-03] follows the document of the folder', async () => {
  await write(JSON.stringify(at(1)));
  const { promise, resolve } = Promise.withResolvers<void>();
  await folder.start(() => {
    if (served.push(folder.current) === 2) resolve();
  });
  await write(JSON.stringify(at(2, '1.2.0-new')));
  await promise;
  expect(served).toEqual([at(1), at(2, '1.2.0-new')]);
  expect(lines).toEqual([]);
});

it.each([
  ['is no JSON', '{"revision": 8,'],
  ['breaks the contract', '{"revision": 8, "remotes": {"mf-search": {}}}'],
])(
  '[REL-04] a document that %s leaves the last good one in force, and is logged once',
  async (_what, text) => {
    await write(JSON.stringify(at(7)));
    await folder.refresh();
    await write(text);
    await folder.refresh();
    await folder.refresh();
    expect(folder.current).toEqual(at(7));
    expect(lines.map(({ event }) => event)).toEqual(['release_document_unreadable']);
  },
);

it('[REL-01] names released, fallback and recently withdrawn versions', () => {
  const named = (version: string, name = 'mf-search') => isNamed(at(1), name, version);
  expect(['1.2.0', '1.1.0', '1.0.0', '0.9.0'].map((version) => named(version))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([named('1.3.0'), named('1.1.0', 'mf-other'), named('1.1.0', 'constructor')]).toEqual([
    false,
    false,
    false,
  ]);
});
