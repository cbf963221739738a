import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';

/** Files of the shell's client build, as `shell/build.ts` writes them. */
const Files = Type.Object({
  /** Inlined in each document; runs before the first paint. */
  inline: Type.String(),
  /** Executed in order. */
  entry: Type.Array(Type.String()),
  /** Imported by the entry scripts, and preloaded with them. */
  preload: Type.Array(Type.String()),
  /** Lazy shared libraries by module name, with their files. */
  libraries: Type.Record(Type.String(), Type.Array(Type.String())),
});

/** URLs of the shell's client scripts, and the hash of the build. */
export type ShellScripts = Static<typeof Files> & { build: string };

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
