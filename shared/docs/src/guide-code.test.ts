import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseRemoteSettings } from '@careers/contract';
import { GUIDES } from './mistakes.ts';

const PROJECT = resolve(GUIDES, '..', '..', '..');
const TEMPLATE = join(PROJECT, 'shared', 'create-remote', 'template');
const COMPILER = join(PROJECT, 'node_modules', 'typescript-native', 'bin', 'tsc');
const GUIDE = readFileSync(join(GUIDES, 'your-first-remote.md'), 'utf8');

/** The code of the guide, each block in a file of a page, or in the one that the line before names. */
const blocks = [...GUIDE.matchAll(/([^\n]*)\n\n```(tsx?)\n([^]*?)\n```/g)].map(
  ([, before = '', language = '', text = ''], index) => {
    const [, named] = /`(src\/\w+\.ts)`/.exec(before) ?? [];
    return { file: named ?? `src/pages/exemple/block-${index}.${language}`, text };
  },
);

jest.setTimeout(60_000);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-code-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(TEMPLATE, 'tsconfig.json'), join(folder, 'tsconfig.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Returns the lines of the compiler about the folder's own files. */
async function compile(): Promise<string[]> {
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [COMPILER, '--project', folder], { cwd: folder }, (_error, text) =>
      done(text),
    ),
  );
  return output.split('\n').filter((line) => line.startsWith('src/'));
}

it('[TEAM-07] the code of the guide compiles in a new remote', async () => {
  const files = blocks.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(6);
  expect(files).toEqual(expect.arrayContaining(['src/configuration.ts', 'src/contributions.ts']));
  for (const { file, text } of blocks) write(file, text);
  write('src/wrong.ts', `import { trackEvents } from '@careers/platform';\ntrackEvents();`);
  expect(await compile()).toEqual([expect.stringMatching(/^src\/wrong\.ts.*'trackEvents'/)]);
});

it('[TEAM-11] the backend of the guide is one that a remote may declare', () => {
  const [, text = ''] = /```json\n([^]*?)\n```/.exec(GUIDE) ?? [];
  const declared = JSON.parse(`{ ${text} }`) as object;
  const { remote } = JSON.parse(readFileSync(join(TEMPLATE, 'package.json'), 'utf8')) as { remote: object };
  expect(parseRemoteSettings({ ...remote, ...declared }, 'the guide').backends).toHaveProperty('letters');
});
