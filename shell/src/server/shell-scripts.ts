import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';

/** URLs of the shell's client scripts. */
export interface ShellScripts {
  /** Hash of the build. */
  build: string;
  /** Inlined in each document; runs before the first paint. */
  inline: string;
  /** Executed in order. */
  entry: readonly string[];
  /** Imported by the entry scripts, and preloaded with them. */
  preload: readonly string[];
  /** Lazy shared libraries by module name, with their files. */
  libraries: Readonly<Record<string, readonly string[]>>;
}

/** Written by `shell/build.ts`. */
const Files = Type.Object({
  inline: Type.String(),
  entry: Type.Array(Type.String()),
  preload: Type.Array(Type.String()),
  libraries: Type.Record(Type.String(), Type.Array(Type.String())),
});

/**
 * Reads the `scripts.json` of a client build.
 * @throws Error when it is missing or invalid.
 */
export async function readShellScripts(clientDirectory: string): Promise<ShellScripts> {
  const text = await readFile(join(clientDirectory, 'scripts.json'), 'utf8');
  const { inline, entry, preload, libraries } = Value.Parse(Files, JSON.parse(text));
  const address = (file: string) => `/static/shell/${file}`;
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    inline,
    entry: entry.map(address),
    preload: preload.map(address),
    libraries: Object.fromEntries(
      Object.entries(libraries).map(([module, files]) => [module, files.map(address)]),
    ),
  };
}
