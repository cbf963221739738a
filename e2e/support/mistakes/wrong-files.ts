import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** Texts of files, by their paths in the folder of a remote. */
export type Files = Readonly<Record<string, string>>;

export const OWN_PATH = '/emplois-a-l-etranger';
export const SOUND_PAGE = 'export default function Page() { return <h1>Essai</h1>; }';

/** A page below the remote's own, which is claimed by its folder. */
export interface WrongPage {
  /** Last part of its address. */
  name: string;
  page: string;
  server?: string;
}

export const addressOf = (name: string) => `${OWN_PATH}/${name}`;

/** Returns the files of a page. */
export function filesOf({ name, page, server = '' }: WrongPage): Files {
  const folder = `src/pages${OWN_PATH}.${name}`;
  const head = `export const head = () => ({ title: 'Essai', canonical: '${addressOf(name)}' });`;
  return { [`${folder}/page.tsx`]: page, [`${folder}/page.server.ts`]: `${head}\n${server}` };
}

/** Writes files into a clean checkout and runs commands that fail; returns their output and resets the checkout. */
export async function outputWith(folder: Terminal, files: Files, block: string): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.directory, file)), { recursive: true });
    await writeFile(join(folder.directory, file), text);
  }
  const output = await folder.type(block).then(() => '', String);
  await folder.type('git checkout --quiet . && git clean --force -d --quiet');
  return output;
}
