import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@careers/contract';
import { passGate } from './gate.ts';

const sha = `sha384-${'A'.repeat(64)}`;
function aManifest(changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    contract: 1,
    name: 'mf-search',
    version: '1.0.0',
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi', '/nos-offres/*'],
    widgets: ['search-bar'],
    client: { entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': sha } },
    server: { entry: 'remoteEntry.cjs', integrity: { 'remoteEntry.cjs': sha } },
    chunks: { area: ['area.js'] },
    shared: {},
    budgets: { areaKilobytes: 2, widgetKilobytes: 2 },
    ...changes,
  };
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gate-'));
  await mkdir(join(directory, 'client'));
  await writeFile(join(directory, 'client', 'area.js.gz'), Buffer.alloc(1000));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('[REL-05] the gate', () => {
  it('lets a good build through, also over its own earlier version', async () => {
    await expect(
      passGate(aManifest(), directory, [aManifest({ version: '0.9.0' })]),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['the same path', ['/offres-emploi']],
    ['a path below another’s', ['/nos-offres/boucher']],
    ['a path above another’s', ['/*']],
  ])('refuses %s of another remote', async (_case, mount) => {
    const other = aManifest({ name: 'mf-other', mount, widgets: [] });
    await expect(passGate(other, directory, [aManifest()])).rejects.toThrow(/mf-search's/);
  });

  it('refuses a widget of another remote', async () => {
    const other = aManifest({ name: 'mf-other', mount: [] });
    await expect(passGate(other, directory, [aManifest()])).rejects.toThrow(/widget search-bar/);
  });

  it('refuses a chunk over its budget, with the numbers', async () => {
    await writeFile(join(directory, 'client', 'area.js.gz'), Buffer.alloc(3000));
    await expect(passGate(aManifest(), directory, [])).rejects.toThrow(
      /area has 2\.9 kB compressed, its budget is 2 kB/,
    );
  });

  it('refuses another contract', async () => {
    await expect(passGate({ ...aManifest(), contract: 2 } as never, directory, [])).rejects.toThrow(
      /contract/,
    );
  });
});
