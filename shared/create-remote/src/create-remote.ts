import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ChoiceError } from './choices.ts';
import type { Choices } from './choices.ts';
import { renaming } from './renaming.ts';

const TEMPLATE = join(import.meta.dirname, '..', 'template');
/** Files that npm does not pack; prefixed with `_` in the template. */
const RENAMED = /^_(?=gitignore$|npmrc$)/;

/**
 * Writes a remote into a new or empty folder; returns its files.
 * @throws ChoiceError when the folder is not empty.
 */
export async function createRemote(choices: Choices, directory: string): Promise<string[]> {
  const known = await readdir(directory).catch(() => []);
  if (known.some((name) => name !== '.git'))
    throw new ChoiceError(`${directory} is not empty. Choose another folder, or empty it.`);
  const rename = renaming(choices);
  const written: string[] = [];
  for (const file of await templateFiles()) {
    const target = rename(file).replace(RENAMED, '.');
    await mkdir(dirname(join(directory, target)), { recursive: true });
    await writeFile(join(directory, target), rename(await readFile(join(TEMPLATE, file), 'utf8')));
    written.push(target);
  }
  return written;
}

/** Returns the template's files, relative to it. */
async function templateFiles(): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
