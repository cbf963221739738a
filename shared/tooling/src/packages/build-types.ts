import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { PROJECT } from '../project.ts';
import { builtPath, isScript, stagedFolder } from './published.ts';
import type { Published } from './published.ts';

const INSTALLED = join(PROJECT, 'node_modules');
const COMPILER = join(INSTALLED, 'typescript-native', 'bin', 'tsc');

/**
 * Emits a `.d.ts` beside each script of the packages.
 * @throws Error with the compiler's diagnostics.
 */
export async function buildTypes(packages: readonly Published[]): Promise<void> {
  const scripts = packages.flatMap((published) =>
    published.sources.filter(isScript).map((file) => ({
      source: join(published.directory, file),
      target: join(stagedFolder(published), builtPath(file, '.d.ts')),
    })),
  );
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  try {
    const emitted = await emitTypes(
      folder,
      scripts.map(({ source }) => source),
    );
    for (const { source, target } of scripts) {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, withWrittenNames(await readFile(emitted(source), 'utf8')));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiles sources to declarations, without the checks of `npm run types`; returns where those of a source are. */
async function emitTypes(folder: string, files: readonly string[]): Promise<(source: string) => string> {
  const outDir = join(folder, 'emitted');
  const project = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(PROJECT, 'tsconfig.base.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [join(INSTALLED, '@types')],
      noCheck: true,
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: PROJECT,
      outDir,
    },
    files,
  };
  await writeFile(project, JSON.stringify(settings));
  await promisify(execFile)(process.execPath, [COMPILER, '--project', project]).catch(
    ({ stdout, message }: Error & { stdout: string }) => {
      throw new Error(stdout || message);
    },
  );
  return (source) => join(outDir, relative(PROJECT, source).replace(/\.tsx?$/, '.d.ts'));
}

/** Rewrites relative imports to `.js`, for all module resolutions. */
function withWrittenNames(text: string): string {
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest);
  let [written, from] = ['', 0];
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isStringLiteral(node) && isSpecifierOf(parent) && !/['\\]/.test(node.text)) {
      written += `${text.slice(from, node.getStart(file))}'${writtenName(node.text)}'`;
      from = node.end;
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(file, file);
  return written + text.slice(from);
}

function writtenName(name: string): string {
  if (name.startsWith('.')) return name.replace(/\.tsx?$/, '.js');
  // A file of a package without `exports`, such as `styled-components/dist/types`.
  return existsSync(join(INSTALLED, `${name}.d.ts`)) ? `${name}.js` : name;
}

function isSpecifierOf(parent: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
}
