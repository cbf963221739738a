import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../testing/compile.ts';
import { languageSettings } from './language.ts';

const PAGE = `import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { createBrowserRouter } from 'react-router';
export const style = (css) => serialize(compile(css), middleware([prefixer, stringify]));
export const start = () => createBrowserRouter([{ path: '/' }]);
`;

it('[PERF-01] browsers load no part of a library that the site never turns on', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'unused-'));
  await writeFile(join(directory, 'page.ts'), PAGE);
  const settings = languageSettings({ namespace: 'mf-test', side: 'browser', development: false });
  const problems = await compile({
    ...settings,
    devtool: false,
    context: directory,
    target: ['web', 'es2022'],
    entry: './page.ts',
    output: { ...settings.output, path: directory, filename: 'page.js', library: { type: 'commonjs' } },
    resolve: {
      ...settings.resolve,
      modules: [join(import.meta.dirname, '..', '..', '..', '..', 'node_modules')],
    },
    externals: [/^react(-dom)?($|\/)/],
  });
  expect(problems).toBe('');
  const built = await readFile(join(directory, 'page.js'), 'utf8');
  const parts = [
    '@keyframes',
    'lazy.loader',
    'Expected pending action',
    'x-www-form-urlencoded',
    'route-pattern',
    'flex-line-pack',
  ];
  const found = parts.filter((part) => built.includes(part));
  expect(found).toEqual(['@keyframes']);
  await rm(directory, { recursive: true });
});
