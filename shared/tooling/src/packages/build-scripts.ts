import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import type { JscConfig, Options } from '@swc/core';
import { namespaceOf, styledComponentsPlugin } from '@careers/federation/preset';
import { builtPath, isScript } from './published.ts';
import type { Published } from './published.ts';

/** Compiles a package's sources to JavaScript, and copies other files. */
export async function buildScripts(published: Published, target: string): Promise<void> {
  for (const file of published.sources) {
    const source = join(published.directory, file);
    const built = join(target, builtPath(file, '.js'));
    await mkdir(dirname(built), { recursive: true });
    if (!isScript(file)) {
      await cp(source, join(target, file.replace(/^src\//, 'dist/')));
      continue;
    }
    const { code } = await transform(await readFile(source, 'utf8'), optionsOf(published, source));
    await writeFile(built, code);
  }
}

/** Missing in the types of swc. */
interface Settings extends JscConfig {
  rewriteRelativeImportExtensions: boolean;
}

/** Compiles as remotes compile their sources; rewrites the extensions of relative imports. */
function optionsOf({ description }: Published, filename: string): Options {
  const { name, version, dependencies = {} } = description;
  const isStyled = 'styled-components' in dependencies;
  const jsc: Settings = {
    parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    experimental: {
      keepImportAttributes: true,
      plugins: isStyled ? [styledComponentsPlugin(namespaceOf(name, version))] : [],
    },
    rewriteRelativeImportExtensions: true,
  };
  return { filename, swcrc: false, isModule: true, module: { type: 'es6' }, jsc };
}
