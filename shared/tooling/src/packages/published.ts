import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { PROJECT } from '../project.ts';
import { sourceFiles } from './source-files.ts';

const Names = Type.Record(Type.String(), Type.String());

const Description = Type.Object({
  name: Type.String(),
  version: Type.String(),
  description: Type.Optional(Type.String()),
  sideEffects: Type.Optional(Type.Boolean()),
  bin: Type.Optional(Names),
  exports: Type.Optional(Names),
  /** What goes along besides what is built and what `exports` names. */
  files: Type.Optional(Type.Array(Type.String())),
  dependencies: Type.Optional(Names),
});

/** A workspace that teams with a repository of their own install. */
export interface Published {
  directory: string;
  /** From its folder: what is built or goes along, tests left out. */
  sources: readonly string[];
  description: Static<typeof Description>;
}

/** In the order in which they need each other. */
const FOLDERS = ['contract', 'platform', 'ui', 'api-client', 'federation', 'cli', 'testing', 'create-remote'];

/** Of the job API teams get the document, and not its server. */
const DOCUMENTS = [{ folder: 'job-api', exports: { './openapi.json': './openapi.json' } }];

/** Folder that receives what is built, and the archives. */
export const PACKAGES = join(PROJECT, '.cache', 'packages');

/** Returns every package that is published, those that others need first. */
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

function described(folder: string): Pick<Published, 'directory' | 'description'> {
  const directory = join(PROJECT, 'shared', folder);
  const text = readFileSync(join(directory, 'package.json'), 'utf8');
  return { directory, description: Value.Parse(Description, JSON.parse(text)) };
}

/** Returns the folder in which a package is put together. */
export function stagedFolder({ description }: Published): string {
  return join(PACKAGES, description.name.replace(/^@careers\//, ''));
}

/** Returns the path of what is built from a source: `./src/area.tsx` becomes `./dist/area` and the extension. */
export function builtPath(source: string, extension: '.js' | '.d.ts'): string {
  return source.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.tsx?$/, extension);
}

export const isScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
