import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { packageOf } from '@careers/federation/shared-modules';

/** Returns imports of a staged package that its package.json does not declare. */
export function undeclaredImports(
  folder: string,
  { name, dependencies, peerDependencies }: Record<string, unknown>,
): string[] {
  const declared = new Set([String(name), ...namesIn(dependencies), ...namesIn(peerDependencies)]);
  return globSync('**/*.{js,mjs,d.ts}', { cwd: folder, exclude: ['template/**', 'node_modules/**'] })
    .sort()
    .flatMap((file) =>
      importedPackages(readFileSync(join(folder, file), 'utf8'))
        .filter((imported) => !declared.has(imported))
        .map((imported) => `${String(name)}: ${file} imports ${imported}`),
    );
}

/** Returns the packages that a script imports. */
export function importedPackages(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const specifiers = importedFiles.map(({ fileName }) => fileName);
  return [...new Set(specifiers.filter((each) => !/^[./]/.test(each) && !isBuiltin(each)).map(packageOf))];
}

function namesIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
