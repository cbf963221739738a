import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './sources.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await put('package-lock.json', '{ "lockfileVersion": 3 }');
  await put('src/area.tsx', 'export default 1;');
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

describe('[TEAM-02] the fingerprint of a remote outside of the site’s repository', () => {
  it.each([
    ['its own files', 'src/area.tsx'],
    ['its lock file', 'package-lock.json'],
  ])('changes with %s', async (_what, path) => {
    const before = await fingerprintOf(folder);
    await put(path, 'changed');
    expect(await fingerprintOf(folder)).not.toBe(before);
  });

  it('does not change with builds, installed packages, test results or documentation', async () => {
    const before = await fingerprintOf(folder);
    for (const path of ['dist/remote/remote.json', 'node_modules/react/index.js', '.git/HEAD', 'README.md'])
      await put(path, 'changed');
    await put('src/area.test.tsx', 'changed');
    expect(await fingerprintOf(folder)).toBe(before);
  });

  it('is the same wherever its folder is, and includes the lock file of a parent folder', async () => {
    await put('teams/jobs/src/area.tsx', 'export default 1;');
    const before = await fingerprintOf(join(folder, 'teams', 'jobs'));
    await put('package-lock.json', 'changed');
    expect(await fingerprintOf(join(folder, 'teams', 'jobs'))).not.toBe(before);
  });
});
