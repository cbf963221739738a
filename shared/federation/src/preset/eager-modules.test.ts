import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { compile } from '../testing/compile.ts';
import { eagerModules } from './eager-modules.ts';
import { languageSettings } from './language.ts';

const LIBRARY = 'exports.greet = function greet(name) { return name ? "Hello " + name : greet("you"); };\n';
const PAGE = `export const load = () => import(/* webpackChunkName: 'library' */ './library.js');\n`;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'eager-modules-'));
  await writeFile(join(directory, 'page.ts'), PAGE);
  await writeFile(join(directory, 'library.js'), LIBRARY);
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function build(test: RegExp): Promise<string | undefined> {
  const settings = languageSettings({ namespace: 'mf-test', side: 'browser', development: false });
  return compile({
    ...settings,
    context: directory,
    target: ['web', 'es2022'],
    entry: { page: './page.ts' },
    output: {
      ...settings.output,
      path: join(directory, 'dist'),
      uniqueName: 'test',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [eagerModules({ test })],
  });
}

async function builtFiles(): Promise<string[]> {
  return (await readdir(join(directory, 'dist'))).filter((file) => file.startsWith('library.'));
}

async function chunk(): Promise<string> {
  const [file = ''] = (await builtFiles()).filter((each) => each.endsWith('.js'));
  return readFile(join(directory, 'dist', file), 'utf8');
}

type Module = (module: { exports: Record<string, unknown> }, exports: object, require: unknown) => void;

/** What the chunk's only module exports. */
function run(code: string): Record<string, unknown> {
  const pushed: [string[], Record<string, Module>][] = [];
  runInNewContext(code, { webpackChunktest: pushed });
  const module = { exports: {} };
  for (const factory of Object.values(pushed[0]?.[1] ?? {})) factory(module, module.exports, undefined);
  return module.exports;
}

it('[PERF-01] modules of a chunk stand in parentheses, after what makes files small, and run as before', async () => {
  expect(await build(/^library\./)).toBe('');
  const code = await chunk();
  expect(code).toMatch(/\{\d+:\(function\(\w+,\w+\)\{.*\}\)\}/s);
  const { greet } = run(code);
  expect((greet as (name?: string) => string)()).toBe('Hello you');
});

it('other files stay as they are, and a file is named by what it holds', async () => {
  expect(await build(/^library\./)).toBe('');
  const eager = await builtFiles();
  await rm(join(directory, 'dist'), { recursive: true });
  expect(await build(/^nothing/)).toBe('');
  expect(await chunk()).not.toContain('(function(');
  expect(await builtFiles()).not.toEqual(eager);
});

it('a file that is no chunk is refused with what to do', async () => {
  await expect(build(/^page\./)).rejects.toThrow('page.js is no chunk as webpack writes them');
});
