import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Matches a position in a remote's built script, on the site or in a copy on disk. */
const PLACE =
  /(?:\w+:\/\/)?[^\s()]*?[\\/]([\w-]+)[\\/](\d+\.\d+\.\d+[^\\/\s()]*)[\\/](?:(client|server)[\\/])?([^\\/\s()]+\.c?js):(\d+):(\d+)/;

/** Returns `name@version` of the first remote's script in a stack; empty without one. */
export function remoteIn(stack: string): string {
  const [, remote, version] = PLACE.exec(stack) ?? [];
  return remote && version ? `${remote}@${version}` : '';
}

/** Returns folders that may hold the build of a version; both its sides have source maps next to scripts. */
export type BuildFolders = (remote: string, version: string) => readonly string[];

/** Maps a stack to the sources, without framework lines. */
export async function mappedStack(stack: string, foldersOf: BuildFolders): Promise<string> {
  const lines = await Promise.all(stack.split('\n').map((line) => mappedLine(line, foldersOf)));
  const own = lines.flatMap((line) => line?.trim() ?? []);
  return own.length > 0 ? own.join('\n') : stack;
}

async function mappedLine(line: string, foldersOf: BuildFolders): Promise<string | null> {
  const [place, remote = '', version = '', , file = '', row, column] = PLACE.exec(line) ?? [];
  if (!place) return null;
  const side = file.endsWith('.cjs') ? 'server' : 'client';
  for (const folder of foldersOf(remote, version)) {
    const map = await readFile(join(folder, side, `${file}.map`), 'utf8').catch(() => null);
    const source = map && originOf(map, Number(row), Number(column));
    if (source) return line.replace(place, source);
  }
  return null;
}

/**
 * Returns the source position of a script position, such as `src/page.tsx:9`; undefined outside a remote's own files.
 */
function originOf(map: string, row: number, column: number): string | undefined {
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(row - 1, column - 1);
  if (!('originalSource' in entry) || !entry.originalSource.startsWith('file:')) return undefined;
  const file = fileURLToPath(entry.originalSource);
  if (/[\\/]node_modules[\\/]/.test(file)) return undefined;
  return `${relative(process.cwd(), file)}:${entry.originalLine + 1}`;
}
