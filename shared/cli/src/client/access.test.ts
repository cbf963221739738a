import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideSays } from '@careers/docs/mistakes';
import { registryAccess } from './access.ts';
import { storeToken } from './own-tokens.ts';

const URL = 'https://registry.test';

let folder: string;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-'));
  environment = { XDG_CONFIG_HOME: join(folder, 'settings') };
  await mkdir(join(folder, 'src'));
  jest.spyOn(process, 'cwd').mockReturnValue(join(folder, 'src'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const describePackage = (careers: unknown) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-own', careers }));
const access = (more: NodeJS.ProcessEnv = {}) =>
  registryAccess({ ...environment, CAREERS_DATA: join(folder, '.data'), ...more });

describe('[TEAM-02] the registry and its token', () => {
  it('are those of package.json, from any folder below, with this user’s token', async () => {
    await describePackage({ registry: `${URL}/` });
    await storeToken(URL, 'careers_stored', environment);
    expect(await access()).toEqual({ url: URL, token: 'careers_stored', isLocal: false });
    const { mode } = await stat(join(folder, 'settings', 'careers', 'tokens.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('are those of the environment first', async () => {
    await describePackage({ registry: URL });
    await storeToken(URL, 'careers_stored', environment);
    const named = { REGISTRY_URL: 'https://other.test', REGISTRY_TOKEN: 'careers_given' };
    expect(await access(named)).toMatchObject({ url: 'https://other.test', token: 'careers_given' });
    expect(await access({ REGISTRY_TOKEN: 'careers_given' })).toMatchObject({
      url: URL,
      token: 'careers_given',
    });
  });

  it('use a token only for the registry that it was stored for', async () => {
    await describePackage({ registry: 'https://other.test' });
    await storeToken(URL, 'careers_stored', environment);
    await expect(access()).rejects.toThrow(/no token for https:\/\/other\.test.*careers login/);
    await expect(access()).rejects.toThrow(guideSays('no-token'));
  });

  it('report what is wrong with package.json', async () => {
    await describePackage({ registry: 'registry.test' });
    await expect(access()).rejects.toThrow(
      /package\.json must have the form \{ "registry": "https:\/\/…", "site": "https:\/\/…" \}/,
    );
  });

  it('are null if nothing configures them', async () => {
    expect(await access()).toBeNull();
  });
});
