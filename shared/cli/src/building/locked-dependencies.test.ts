import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockedDependencies } from './locked-dependencies.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'locked-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

const lock = (packages: object) => writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));

test('[REL-05] lists direct and transitive dependencies in a team’s own repository', async () => {
  await lock({
    '': { dependencies: { react: '^19.0.0', map: '^1.0.0' }, devDependencies: { jest: '^30.0.0' } },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/map': { version: '1.4.0', dependencies: { tiny: '^2.0.0' } },
    'node_modules/tiny': { version: '1.0.0' },
    'node_modules/map/node_modules/tiny': { version: '2.1.0', peerDependencies: { react: '*' } },
    'node_modules/jest': { version: '30.0.0' },
  });
  expect(lockedDependencies(root)).toEqual({ map: '1.4.0', react: '19.3.1', tiny: '2.1.0' });
});

test('[REL-05] lists linked packages of a workspace, and each version of a duplicated package', async () => {
  await mkdir(join(root, 'mf-a'));
  await lock({
    'mf-a': { dependencies: { '@careers/ui': '1.2.0', tiny: '^1.0.0' } },
    'node_modules/@careers/ui': { resolved: 'shared/ui', link: true },
    'shared/ui': { version: '1.2.0', dependencies: { tiny: '^2.0.0', ui: '*' } },
    'shared/ui/node_modules/tiny': { version: '2.1.0' },
    'node_modules/tiny': { version: '1.0.0', dependencies: { tiny: '*' } },
  });
  expect(lockedDependencies(join(root, 'mf-a'))).toEqual({ '@careers/ui': '1.2.0', tiny: '1.0.0, 2.1.0' });
});

test('a folder without a lock file has no locked dependencies', () => {
  expect(lockedDependencies(root)).toBeUndefined();
});
