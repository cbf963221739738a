import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../project.ts';
import { pack } from './pack.ts';
import { publicApi } from './public-api.ts';
import { isScript, publishedPackages, stagedFolder } from './published.ts';
import type { Published } from './published.ts';
import { committedReports } from './renew-reports.ts';
import { stage } from './stage.ts';

const run = promisify(execFile);
const MINUTES = 60_000;

/** Assigns functions to wrong types: a type that does not resolve is `any`, and raises no error. */
const CONSUMER = `
import { runRelease } from '@careers/cli';
import { runGate } from '@careers/federation/checks';
import { defineRemote } from '@careers/federation/preset';
import { defineArea } from '@careers/platform';
import { anOffer } from '@careers/testing';
import { nodePreset } from '@careers/testing/jest-preset';
import { Button } from '@careers/ui';
import { payLabel } from '@careers/ui/french';

// @ts-expect-error
export const wrong: never[] = [runRelease];
// @ts-expect-error
export const wrongGate: never = runGate;
// @ts-expect-error
export const wrongRemote: never = defineRemote;
// @ts-expect-error
export const wrongArea: never = defineArea;
// @ts-expect-error
export const wrongOffer: never = anOffer;
// @ts-expect-error
export const wrongPreset: never = nodePreset;
// @ts-expect-error
export const wrongButton: never = Button;
// @ts-expect-error
export const wrongPay: never = payLabel;
`;

/** Always bundled: Node resolves its default import of styled-components differently. */
const FOR_BUNDLERS = ['@careers/ui'];

let folder: string;

/**
 * Unpacks an archive of a package, and links the packages that it declares, no others: what it imports besides these is
 * missing. That npm installs them is tested with the guide (`e2e/tests/releases/foreign-remote.spec.ts`).
 */
async function install(published: Published, archive: string): Promise<void> {
  const target = join(folder, 'node_modules', published.description.name);
  await mkdir(target, { recursive: true });
  await run('tar', ['--extract', '--file', archive, '--directory', target, '--strip-components', '1']);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    await readFile(join(target, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const others = declared.filter((name) => !name.startsWith('@careers/'));
  await Promise.all(others.map((name) => link(name, published.directory)));
}

/** Links a package as the workspace has it. */
async function link(name: string, workspace: string): Promise<void> {
  const own = join(workspace, 'node_modules', name);
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(existsSync(own) ? own : join(PROJECT, 'node_modules', name), target).catch(
    (error: NodeJS.ErrnoException) => {
      // Several packages declare it.
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'packages-')));
  const packages = publishedPackages();
  await stage(packages);
  const archives = await pack(packages.map(stagedFolder));
  await Promise.all(packages.map((published, index) => install(published, archives[index] ?? '')));
  const types = ['@types/jest', '@types/node', '@types/react', '@types/react-dom'];
  await Promise.all([...types, 'react', 'react-dom'].map((name) => link(name, PROJECT)));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }));
  await writeFile(join(folder, 'index.ts'), CONSUMER);
}, 5 * MINUTES);
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  '[TEAM-01] [TEAM-02] Node imports all entries of the installed packages outside the repository',
  async () => {
    const entries = publishedPackages().flatMap(({ description: { name, exports = {} } }) =>
      Object.entries(exports)
        .filter(([, source]) => isScript(source))
        .map(([path]) => name + path.slice(1)),
    );
    const importable = entries.filter((entry) => !FOR_BUNDLERS.includes(entry));
    expect(importable.length).toBeGreaterThan(20);
    const program = `
      const failed = [];
      for (const entry of ${JSON.stringify(importable)})
        await import(entry).catch((error) => failed.push(entry + ': ' + error.message));
      console.log(JSON.stringify(failed));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
    });
    expect(JSON.parse(stdout.trim())).toEqual([]);
  },
  5 * MINUTES,
);

test('[TEAM-01] the command line contains the guides for teams', async () => {
  const packed = join(folder, 'node_modules', '@careers', 'cli', 'guides');
  for (const guide of ['your-first-remote.md', 'mistakes.md'])
    expect(await readFile(join(packed, guide), 'utf8')).toBe(
      await readFile(join(PROJECT, 'shared', 'docs', 'guides', guide), 'utf8'),
    );
});

test('[TEAM-02] their exports match their reports: npm run packages -- --report', async () => {
  for (const { published, report } of await committedReports(publishedPackages()))
    expect({ [published.description.name]: publicApi(published) }).toEqual({
      [published.description.name]: report?.api,
    });
});

// The slower compiler checks the consumer alone, as the settings of a new remote say.
test.each([
  ['bundler', 'esnext', 'typescript', true],
  ['bundler', 'esnext', 'typescript-native', false],
  ['nodenext', 'nodenext', 'typescript-native', false],
])(
  '[TEAM-01] [TEAM-02] their types compile with the module resolution %s, %s, by %s',
  async (moduleResolution, module, compiler, skipLibCheck) => {
    const settings = {
      compilerOptions: {
        module,
        moduleResolution,
        target: 'es2023',
        lib: ['es2024', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck,
        types: ['node', 'jest'],
      },
      files: ['index.ts'],
    };
    const file = join(folder, `tsconfig.${moduleResolution}.${compiler}.json`);
    await writeFile(file, JSON.stringify(settings));
    const tsc = join(PROJECT, 'node_modules', compiler, 'bin', 'tsc');
    const output = await run(tsc, ['--project', file], { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    expect(output).toBe('');
  },
  5 * MINUTES,
);
