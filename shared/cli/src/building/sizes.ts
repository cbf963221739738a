import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import { budgets, chunkSizes } from '@careers/federation/checks';
import type { Build, ChunkSize } from '@careers/federation/checks';
import { textTable } from '../command-line/table.ts';

export interface BuildSize extends ChunkSize {
  /** Largest module of a lazy script, whose file name is a hash. */
  mostly?: string;
}

const SourceMap = Type.Object({
  sources: Type.Array(Type.String()),
  sourcesContent: Type.Array(Type.Union([Type.String(), Type.Null()])),
});

/** Returns the sizes of a build's pages, widgets and lazy scripts, largest first of each kind. */
export async function buildSizes(build: Build): Promise<BuildSize[]> {
  const sizes = await Promise.all(
    (await chunkSizes(build)).map(async (size) => {
      const mostly = size.isOnDemand ? await largestSource(build.directory, size.chunk) : undefined;
      return { ...size, ...(mostly !== undefined && { mostly }) };
    }),
  );
  return sizes.sort((a, b) => Number(a.isOnDemand) - Number(b.isOnDemand) || b.kilobytes - a.kilobytes);
}

/** Returns the sizes as a table, with what to do about those above their budgets. */
export function sizesText(sizes: readonly BuildSize[]): string {
  const rows = sizes.map(({ chunk, mostly, kilobytes, ceiling }) => [
    mostly ? `on demand: ${mostly}` : chunk,
    `${kilobytes.toFixed(1)} kB`,
    `of ${ceiling} kB${kilobytes > ceiling ? ', too large' : ''}`,
  ]);
  const isOver = sizes.some(({ kilobytes, ceiling }) => kilobytes > ceiling);
  return [textTable(rows), ...(isOver ? [`It cannot be published. ${budgets.remedy}`] : [])].join('\n');
}

async function largestSource(directory: string, file: string): Promise<string> {
  const text = await readFile(join(directory, 'maps', 'client', `${file}.map`), 'utf8').catch(() => null);
  if (text === null) return file;
  const { sources, sourcesContent } = Value.Parse(SourceMap, JSON.parse(text));
  const lengths = sources.map((source, index) => ({ source, length: sourcesContent[index]?.length ?? 0 }));
  const largest = lengths.sort((a, b) => b.length - a.length)[0]?.source ?? file;
  // For example `webpack://mf-jobs-abroad@1.0.0/./src/chart.tsx?ab12`.
  return largest.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').replace(/\?.*$/, '');
}
