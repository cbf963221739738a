import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { upgradesOf, upgradesText, writeUpgrades } from './upgrade.ts';

const CHANGELOG = `# Changelog

## 3.1.0

- \`useMap\` shows
  a map.

## 3.0.0

- \`useFavorites\` gives a set, in place of a list.
- \`useTheme\` has left.

## 2.1.0

- \`useSearch\`.

## 2.0.0

- Long ago.
`;
const available = (name: string) =>
  Promise.resolve(
    name === '@careers/platform'
      ? { version: '3.1.0', changelog: CHANGELOG }
      : { version: '1.0.0', changelog: '# Changelog\n\n## 1.0.0\n' },
  );
let directory: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'upgrade-'));
  const description = {
    name: 'mf-jobs',
    dependencies: { '@careers/platform': '2.1.0', react: '19.3.1' },
    devDependencies: { '@careers/cli': '1.0.0' },
  };
  await write('package.json', JSON.stringify(description));
  await write('src/pages/emplois/page.tsx', `import { useFavorites } from '@careers/platform';`);
  await write('src/area.tsx', 'const useThemeOfOurs = 1;');
});
afterEach(() => rm(directory, { recursive: true }));

it('[TEAM-02] lists changes since the pinned version, each breaking one with the affected files', async () => {
  expect(upgradesText(await upgradesOf(directory, available))).toBe(
    [
      '@careers/platform 2.1.0 → 3.1.0',
      '  ! 3.0.0, breaking: `useFavorites` gives a set, in place of a list.',
      '    It touches src/pages/emplois/page.tsx.',
      '  - 3.0.0, breaking: `useTheme` has left.',
      '  - 3.1.0: `useMap` shows a map.',
    ].join('\n'),
  );
});

it('[TEAM-02] raises only outdated pins', async () => {
  await writeUpgrades(directory, await upgradesOf(directory, available));
  expect(JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))).toEqual({
    name: 'mf-jobs',
    dependencies: { '@careers/platform': '3.1.0', react: '19.3.1' },
    devDependencies: { '@careers/cli': '1.0.0' },
  });
  expect(await upgradesOf(directory, available)).toEqual([]);
});

it('queries only packages of the site', async () => {
  const asked: string[] = [];
  await upgradesOf(directory, (name) => {
    asked.push(name);
    return available(name);
  });
  expect(asked.sort()).toEqual(['@careers/cli', '@careers/platform']);
});
