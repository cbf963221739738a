import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'tar';
import type { ReadEntry } from 'tar';
import type { RegistryClient } from '../client/registry-client.ts';
import { RegistryRefusal } from '../client/refusal.ts';
import { uploadSourceMaps } from './source-maps.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maps-'));
  await mkdir(join(directory, 'client'));
  await writeFile(
    join(directory, 'client', 'page.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['src/page.tsx'],
      sourcesContent: ['secret'],
      names: [],
      mappings: '',
    }),
  );
  await writeFile(join(directory, 'client', 'page.js'), 'no map');
});
afterEach(() => rm(directory, { recursive: true }));

async function filesOf(archive: Blob): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const parser = new Parser({
    onReadEntry(entry: ReadEntry) {
      void entry.concat().then((bytes) => (files[entry.path] = bytes.toString()));
    },
  });
  parser.end(Buffer.from(await archive.arrayBuffer()));
  await new Promise(setImmediate);
  return files;
}

it('[REL-07] uploads source maps without the sources', async () => {
  const sent: { body: Blob }[] = [];
  const PUT = (_path: string, request: { body: Blob }) => {
    sent.push(request);
    return Promise.resolve({ data: { files: 1 }, response: new Response() });
  };
  const client = { PUT } as unknown as RegistryClient;
  expect(await uploadSourceMaps(client, { name: 'mf-search', number: '1.0.0' }, directory)).toBeUndefined();
  const files = await filesOf(sent[0]?.body ?? new Blob());
  expect(Object.keys(files)).toEqual(['client/page.js.map']);
  expect(JSON.parse(files['client/page.js.map'] ?? '')).toEqual({
    ...{ version: 3, sources: ['src/page.tsx'], names: [], mappings: '' },
  });
});

it('[REL-07] publishes even if the registry does not store source maps', async () => {
  const PUT = () => Promise.reject(new RegistryRefusal(404, 'unknown', 'There is nothing here.', 'Look.'));
  const client = { PUT } as unknown as RegistryClient;
  const refusal = await uploadSourceMaps(client, { name: 'mf-search', number: '1.0.0' }, directory);
  expect(refusal).toBe('There is nothing here.');
});
