import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageSettings } from './language.ts';
import { runWebpack } from './run-webpack.ts';
import { setSourceMapsAside } from './source-maps.ts';

const PAGE = `import type { ReactNode } from 'react';

export function Page({ title }: { title: string }): ReactNode {
  return <h1 lang="fr">{title}</h1>;
}
`;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-maps-'));
  await mkdir(join(directory, 'src'));
  await writeFile(join(directory, 'src', 'page.tsx'), PAGE);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function build(side: 'browser' | 'server', development: boolean): Promise<string> {
  const settings = languageSettings({ namespace: 'mf-test', side, development });
  const { errors } = await runWebpack([
    {
      ...settings,
      context: directory,
      target: side === 'browser' ? ['web', 'es2022'] : 'node24',
      entry: { page: './src/page.tsx' },
      output: { ...settings.output, path: join(directory, 'dist'), library: { type: 'commonjs' } },
      externals: [/^react/],
    },
  ]);
  expect(errors).toBe('');
  return readFile(join(directory, 'dist', 'page.js'), 'utf8');
}

const sourcesOf = async (map: string) =>
  (JSON.parse(await readFile(map, 'utf8')) as { sources: string[]; sourcesContent: string[] }).sources;

describe.each(['browser', 'server'] as const)('the %s build', (side) => {
  it('for development maps to the source files, without eval', async () => {
    const code = await build(side, true);
    expect(code).toMatch(/\/\/# sourceMappingURL=page\.js\.map\s*$/);
    expect(code).not.toContain('eval(');
    expect(await sourcesOf(join(directory, 'dist', 'page.js.map'))).toContain(
      pathToFileURL(join(directory, 'src', 'page.tsx')).href,
    );
  });

  it('for production references no maps and no local folders; its maps are moved away', async () => {
    const code = await build(side, false);
    expect(code).not.toContain('sourceMappingURL');
    await setSourceMapsAside(join(directory, 'dist'), join(directory, 'maps', 'client'));
    expect(await readdir(join(directory, 'dist'))).toEqual(['page.js']);
    const sources = await sourcesOf(join(directory, 'maps', 'client', 'page.js.map'));
    expect(sources.some((source) => source.endsWith('src/page.tsx'))).toBe(true);
    expect(sources.join()).not.toContain(directory);
  });
});
