import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArtefactError, ArtefactStore, StoreDirectory, integrityOfDirectory } from './index.ts';

let folder: string;
let store: ArtefactStore;

async function publish(version: string, changes: object = {}): Promise<string> {
  const directory = join(folder, 'store', 'mf-search', version);
  await mkdir(join(directory, 'client'), { recursive: true });
  await mkdir(join(directory, 'server', 'deep'), { recursive: true });
  await writeFile(join(directory, 'client', 'remoteEntry.js'), `client of ${version}`);
  await writeFile(join(directory, 'server', 'remoteEntry.cjs'), `server of ${version}`);
  await writeFile(join(directory, 'server', 'deep', 'chunk.cjs'), 'chunk');
  const manifest = {
    contract: 2,
    name: 'mf-search',
    version,
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi'],
    widgets: [],
    client: { entry: 'remoteEntry.js', integrity: await integrityOfDirectory(join(directory, 'client')) },
    server: { entry: 'remoteEntry.cjs', integrity: await integrityOfDirectory(join(directory, 'server')) },
    chunks: {},
    shared: {},
    budgets: { areaKilobytes: 40, widgetKilobytes: 40 },
    ...changes,
  };
  await writeFile(join(directory, 'remote.json'), JSON.stringify(manifest));
  return directory;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artefacts-'));
  store = new ArtefactStore({
    source: new StoreDirectory(join(folder, 'store')),
    copyDirectory: join(folder, 'copies'),
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the artefact store', () => {
  it('copies a published version, all of its files', async () => {
    await publish('1.0.0');
    const manifest = await store.fetch('mf-search', '1.0.0');
    expect(manifest.mount).toEqual(['/offres-emploi']);
    const copy = store.copyOf('mf-search', '1.0.0');
    expect(await readFile(join(copy, 'client', 'remoteEntry.js'), 'utf8')).toBe('client of 1.0.0');
    expect(await readFile(join(copy, 'server', 'deep', 'chunk.cjs'), 'utf8')).toBe('chunk');
  });

  it.each([
    ['changed', (copy: string) => writeFile(join(copy, 'server', 'remoteEntry.cjs'), 'tampered')],
    ['lost', (copy: string) => rm(join(copy, 'server', 'deep'), { recursive: true })],
    ['put beside it', (copy: string) => writeFile(join(copy, 'server', 'more.cjs'), 'more')],
  ])(
    '[REL-09] verifies a copy again before it runs, and replaces one with a file that was %s',
    async (_what, harm) => {
      const published = await publish('1.0.0');
      await store.fetch('mf-search', '1.0.0');
      const copy = store.copyOf('mf-search', '1.0.0');
      await harm(copy);
      await store.verify('mf-search', '1.0.0');
      for (const side of ['client', 'server'])
        expect(await integrityOfDirectory(join(copy, side))).toEqual(
          await integrityOfDirectory(join(published, side)),
        );
    },
  );

  it.each(['client/remoteEntry.js', 'server/remoteEntry.cjs', 'server/deep/chunk.cjs'])(
    'refuses a version whose %s was changed after it was published, and keeps nothing of it',
    async (file) => {
      await writeFile(join(await publish('1.0.0'), file), 'tampered');
      await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(/not the file that was published/);
      expect(existsSync(store.copyOf('mf-search', '1.0.0'))).toBe(false);
    },
  );

  it('refuses a version with a missing file', async () => {
    await rm(join(await publish('1.0.0'), 'client', 'remoteEntry.js'));
    await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(/is missing/);
  });

  it('refuses a folder whose manifest names another version', async () => {
    await publish('1.0.0', { version: '2.0.0' });
    await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(/holds mf-search@2.0.0/);
  });

  it('refuses a path outside of the copy', async () => {
    const integrity = { '../../escaped.js': `sha384-${'A'.repeat(64)}` };
    await publish('1.0.0', { client: { entry: 'remoteEntry.js', integrity } });
    await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(/integrity\/..~1..~1escaped.js/);
  });

  it('reports an invalid manifest, and a missing version', async () => {
    await publish('1.0.0', { contract: 7 });
    await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(/contract/);
    await expect(store.fetch('mf-search', '9.9.9')).rejects.toBeInstanceOf(ArtefactError);
  });

  it('accepts a version once it has been repaired', async () => {
    const directory = await publish('1.0.0');
    await writeFile(join(directory, 'client', 'remoteEntry.js'), 'tampered');
    await expect(store.fetch('mf-search', '1.0.0')).rejects.toThrow(ArtefactError);
    await publish('1.0.0');
    await expect(store.fetch('mf-search', '1.0.0')).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('verifies once for concurrent callers', async () => {
    await publish('1.0.0');
    const [first, second] = await Promise.all([
      store.fetch('mf-search', '1.0.0'),
      store.fetch('mf-search', '1.0.0'),
    ]);
    expect(first).toBe(second);
  });
});
