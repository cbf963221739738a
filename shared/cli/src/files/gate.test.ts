import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellManifest } from '@careers/contract';
import { passGate } from './gate.ts';
import { aManifest, aPage, aServerBuild } from '../testing.ts';

function aShell(...exports: string[]): ShellManifest {
  return { host: 'one.test', process: 42, shared: { '@careers/platform': { version: '1.0.0', exports } } };
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gate-'));
  await mkdir(join(directory, 'client'));
  await writeFile(join(directory, 'client', 'area.js.gz'), Buffer.alloc(1000));
  await writeServer(aServerBuild());
});
async function writeServer(source: string): Promise<void> {
  await mkdir(join(directory, 'server'), { recursive: true });
  await writeFile(join(directory, 'server', 'remoteEntry.cjs'), source);
}
const environment = process.env['NODE_ENV'];
afterEach(async () => {
  process.env['NODE_ENV'] = environment;
  await rm(directory, { recursive: true, force: true });
});

describe('[REL-05] the gate', () => {
  it('lets a good build through, also over its own earlier version', async () => {
    await expect(
      passGate(aManifest(), directory, [aManifest({ version: '0.9.0' })], [aShell()]),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['the same path', ['/offres-emploi']],
    ['a path below another’s', ['/nos-offres/boucher']],
    ['a path above another’s', ['/*']],
  ])('refuses %s of another remote', async (_case, mount) => {
    const other = aManifest({ name: 'mf-other', mount, widgets: [] });
    await expect(passGate(other, directory, [aManifest()], [])).rejects.toThrow(/mf-search's/);
  });

  it('refuses a widget of another remote', async () => {
    const other = aManifest({ name: 'mf-other', mount: [] });
    await expect(passGate(other, directory, [aManifest()], [])).rejects.toThrow(/widget search-bar/);
  });

  it('refuses a chunk over its budget, with the numbers', async () => {
    await writeFile(join(directory, 'client', 'area.js.gz'), Buffer.alloc(3000));
    await expect(passGate(aManifest(), directory, [], [])).rejects.toThrow(
      /area has 2\.9 kB compressed, its budget is 2 kB/,
    );
  });

  it('refuses a build for debuggers, which weighs what it may where it is taken', async () => {
    const development = aManifest({ version: '1.0.0-development.1', development: true });
    await writeFile(join(directory, 'client', 'area.js.gz'), Buffer.alloc(3000));
    await expect(passGate(development, directory, [], [])).rejects.toThrow(/built for debuggers/);
    process.env['NODE_ENV'] = 'development';
    await expect(passGate(development, directory, [], [])).resolves.toBeUndefined();
  });

  it('refuses what one of the live shells does not have, and names the shell', async () => {
    const needy = aManifest({
      shared: { '@careers/platform': '^1.0.0' },
      uses: { '@careers/platform': ['Link', 'useTomorrow'] },
    });
    const both = aShell('Link', 'useTomorrow');
    await expect(passGate(needy, directory, [], [both])).resolves.toBeUndefined();
    await expect(passGate(needy, directory, [], [both, aShell('Link')])).rejects.toThrow(
      /one\.test.*useTomorrow of @careers\/platform/,
    );
    const newer = aManifest({ shared: { '@careers/platform': '^2.0.0' } });
    await expect(passGate(newer, directory, [], [both])).rejects.toThrow(
      /needs @careers\/platform \^2\.0\.0/,
    );
  });

  it('[FUSE-01] runs the build, and refuses routes that are another’s', async () => {
    const area = `{ contract: 2, name: 'mf-search', pages: [${aPage('index', '/')}] }`;
    await writeServer(aServerBuild({ area }));
    await expect(passGate(aManifest(), directory, [], [])).rejects.toThrow(/has something at \//);
  });

  it('refuses another contract', async () => {
    await expect(passGate({ ...aManifest(), contract: 1 } as never, directory, [], [])).rejects.toThrow(
      /contract/,
    );
  });
});
