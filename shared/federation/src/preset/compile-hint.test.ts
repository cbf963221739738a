import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../testing/compile.ts';
import { compileHint } from './compile-hint.ts';
import { languageSettings } from './language.ts';

const PAGE = `/*! @license kept beside the script */
export const load = () => import(/* webpackChunkName: 'part' */ './part.ts');
`;

it('[PERF-01] every script that is not excluded asks first of all to be compiled as it is loaded', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'compile-hint-'));
  await writeFile(join(directory, 'page.ts'), PAGE);
  await writeFile(
    join(directory, 'part.ts'),
    'export const sum = (one: number, other: number) => one + other;\n',
  );
  const settings = languageSettings({ namespace: 'mf-test', side: 'browser', development: false });
  const problems = await compile({
    ...settings,
    context: directory,
    target: ['web', 'es2022'],
    entry: { page: './page.ts', library: './part.ts' },
    output: {
      ...settings.output,
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:8].js',
      library: { type: 'global', name: 'page' },
    },
    plugins: [compileHint({ exclude: /^library\./ })],
  });
  expect(problems).toBe('');
  const scripts = (await readdir(join(directory, 'dist'))).filter((file) => file.endsWith('.js'));
  const hinted = await Promise.all(
    scripts.map(async (script) => {
      const code = await readFile(join(directory, 'dist', script), 'utf8');
      return [script.split('.')[0], code.startsWith('//# allFunctionsCalledOnLoad\n')];
    }),
  );
  expect(Object.fromEntries(hinted)).toEqual({ page: true, part: true, library: false });
  await rm(directory, { recursive: true });
});
