import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { packageOf } from '@careers/federation/shared-modules';
import type { describePackage } from './describe-package.ts';

/** Returns imports of a staged package that its package.json does not declare. */
export function undeclaredImports(
  folder: string,
  { name, dependencies, peerDependencies = {} }: ReturnType<typeof describePackage>,
): string[] {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return globSync('**/*.{js,mjs,d.ts}', { cwd: folder, exclude: ['template/**', 'node_modules/**'] })
    .sort()
    .flatMap((file) =>
      importedPackages(readFileSync(join(folder, file), 'utf8'))
        .filter((imported) => !declared.has(imported))
        .map((imported) => `${name}: ${file} imports ${imported}`),
    );
}

/** Returns the packages that a script imports. */
export function importedPackages(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const specifiers = importedFiles.map(({ fileName }) => fileName);
  return [...new Set(specifiers.filter((each) => !/^[./]/.test(each) && !isBuiltin(each)).map(packageOf))];
}
