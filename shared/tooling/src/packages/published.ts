import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { PROJECT } from '../project.ts';

const Names = Type.Record(Type.String(), Type.String());

const Description = Type.Object({
  name: Type.String(),
  version: Type.String(),
  description: Type.Optional(Type.String()),
  sideEffects: Type.Optional(Type.Boolean()),
  bin: Type.Optional(Names),
  exports: Type.Optional(Names),
  /** Further files to publish, besides builds and files in `exports`. */
  files: Type.Optional(Type.Array(Type.String())),
  dependencies: Type.Optional(Names),
  /** Besides those that the shell shares. */
  peerDependencies: Type.Optional(Names),
  peerDependenciesMeta: Type.Optional(Type.Record(Type.String(), Type.Object({ optional: Type.Boolean() }))),
});

/** A workspace that is published for teams with their own repository. */
export interface Published {
  directory: string;
  /** Source files to build or copy, without tests; relative to the directory. */
  sources: readonly string[];
  description: Static<typeof Description>;
}

/** Sorted by dependencies. */
const FOLDERS = ['contract', 'platform', 'ui', 'api-client', 'federation', 'cli', 'testing', 'create-remote'];

/** Published without code: teams get the OpenAPI document, not the server. */
const DOCUMENTS = [{ folder: 'job-api', exports: { './openapi.json': './openapi.json' } }];

/** Tests, their helpers and fixtures. */
const TESTS = /\.test\.tsx?$|(^|\/)(test|testing|fixtures)\//;

/** Output folder of builds and archives. */
export const PACKAGES = join(PROJECT, '.cache', 'packages');

/** Returns all published packages, sorted by dependencies. */
export function publishedPackages(): Published[] {
  const documents = DOCUMENTS.map(({ folder, exports }) => {
    const { directory, description } = described(folder);
    return { directory, description: { ...description, exports, dependencies: {} }, sources: [] };
  });
  const packages = FOLDERS.map((folder) => {
    const published = described(folder);
    return { ...published, sources: sourceFiles(published.directory) };
  });
  return [...documents, ...packages];
}

/** Returns the files in `src` to build or copy, relative to the package, sorted. */
function sourceFiles(directory: string): string[] {
  return globSync('src/**', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !TESTS.test(file))
    .sort();
}

function described(folder: string): Pick<Published, 'directory' | 'description'> {
  const directory = join(PROJECT, 'shared', folder);
  const text = readFileSync(join(directory, 'package.json'), 'utf8');
  return { directory, description: Value.Parse(Description, JSON.parse(text)) };
}

/** Returns the staging folder of a package. */
export function stagedFolder({ description }: Published): string {
  return join(PACKAGES, description.name.replace(/^@careers\//, ''));
}

/** Returns the path of a build: `./src/area.tsx` becomes `./dist/area` and the extension. */
export function builtPath(source: string, extension: '.js' | '.d.ts'): string {
  return source.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.tsx?$/, extension);
}

export const isScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
