import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../project.ts';
import { builtPath, stagedFolder } from './published.ts';
import type { Published } from './published.ts';

/**
 * Emits a `.d.ts` beside each script of the packages.
 * @throws Error with the compiler's diagnostics.
 */
export function buildTypes(packages: readonly Published[]): void {
  const targets = new Map(
    packages.flatMap((published) =>
      published.sources
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => [
          join(published.directory, file),
          join(stagedFolder(published), builtPath(file, '.d.ts')),
        ]),
    ),
  );
  const program = ts.createProgram([...targets.keys()], compilerOptions());
  const found: ts.Diagnostic[] = [];
  for (const [source, target] of targets) {
    const file = program.getSourceFile(source);
    if (!file || file.isDeclarationFile) continue;
    const write = (_path: string, text: string) => {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    };
    const { diagnostics } = program.emit(file, write, undefined, true, {
      afterDeclarations: [writtenNames],
    });
    found.push(...diagnostics);
  }
  if (found.length > 0) throw new Error(ts.formatDiagnostics(found, ts.createCompilerHost({})));
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: ['node'], noEmit: false, incremental: false },
    PROJECT,
  );
  return { ...options, declaration: true, emitDeclarationOnly: true, allowImportingTsExtensions: true };
}

/** Rewrites relative imports to `.js`, for all module resolutions. */
const writtenNames: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const visit = (node: ts.Node, parent: ts.Node): ts.Node =>
    ts.isStringLiteral(node) && isSpecifierOf(parent)
      ? context.factory.createStringLiteral(writtenName(node.text), true)
      : ts.visitEachChild(node, (child) => visit(child, node), context);
  return (file) => ts.visitEachChild(file, (child) => visit(child, file), context);
};

function writtenName(name: string): string {
  if (name.startsWith('.')) return name.replace(/\.tsx?$/, '.js');
  // A file of a package without `exports`, such as `styled-components/dist/types`.
  return existsSync(join(PROJECT, 'node_modules', `${name}.d.ts`)) ? `${name}.js` : name;
}

function isSpecifierOf(parent: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
}
