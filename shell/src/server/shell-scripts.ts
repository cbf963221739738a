import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';

/** The shell's own scripts in the browser, by their addresses. */
export interface ShellScripts {
  /** Name of the build: another one is another shell. */
  build: string;
  /** Run in order. */
  entry: readonly string[];
  /** Asked for by those, at the same time as they are. */
  preload: readonly string[];
  /** By module: what not every page has, of what remotes take from the shell or their widgets are mounted by. */
  libraries: Readonly<Record<string, readonly string[]>>;
}

/** What `shell/build.ts` writes beside them. */
const Files = Type.Object({
  entry: Type.Array(Type.String()),
  preload: Type.Array(Type.String()),
  libraries: Type.Record(Type.String(), Type.Array(Type.String())),
});

/**
 * Returns the scripts of the build in a folder.
 * @throws Error when it is none.
 */
export async function readShellScripts(clientDirectory: string): Promise<ShellScripts> {
  const text = await readFile(join(clientDirectory, 'scripts.json'), 'utf8');
  const { entry, preload, libraries } = Value.Parse(Files, JSON.parse(text));
  const address = (file: string) => `/static/shell/${file}`;
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    entry: entry.map(address),
    preload: preload.map(address),
    libraries: Object.fromEntries(
      Object.entries(libraries).map(([module, files]) => [module, files.map(address)]),
    ),
  };
}
