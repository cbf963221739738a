import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ChoiceError } from './choices.ts';
import type { Choices } from './choices.ts';
import { renaming } from './renaming.ts';

const TEMPLATE = join(import.meta.dirname, '..', 'template');
/** npm packs no file of this name: the template has it under another. */
const IGNORED_BY_GIT = '_gitignore';

/**
 * Writes a remote into a folder, one that is new or empty; returns its files.
 * @throws ChoiceError for a folder that holds something.
 */
export async function createRemote(choices: Choices, directory: string): Promise<string[]> {
  const known = await readdir(directory).catch(() => []);
  if (known.some((name) => name !== '.git'))
    throw new ChoiceError(`${directory} is not empty: name another folder, or take away what it holds.`);
  const rename = renaming(choices);
  const written: string[] = [];
  for (const file of await templateFiles()) {
    const target = join(...file.split('/').map(fileName(rename)));
    await mkdir(dirname(join(directory, target)), { recursive: true });
    await writeFile(join(directory, target), rename(await readFile(join(TEMPLATE, file), 'utf8')));
    written.push(target);
  }
  return written;
}

/** The template's files, as they stand in it. */
async function templateFiles(): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)));
  return files.map((file) => file.split(sep).join('/')).sort();
}

function fileName(rename: (text: string) => string) {
  return (part: string) => (part === IGNORED_BY_GIT ? '.gitignore' : rename(part));
}
