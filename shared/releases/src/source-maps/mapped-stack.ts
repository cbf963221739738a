import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { TraceMap } from '@jridgewell/trace-mapping';
import type { Database } from '../database/schema.ts';
import type { Outcome, OutcomeFailure } from '../shells/outcome-schemas.ts';
import { findSourceMap } from './source-map-store.ts';

/** Matches script positions at the end of a message: ` at client/page.a1.js:1:234, client/area.js:1:5`. */
const PLACES =
  / at ((?:client|server)\/[\w$@.%{}~/-]+:\d+:\d+(?:, (?:client|server)\/[\w$@.%{}~/-]+:\d+:\d+)*)$/;
const PLACE = /^(.+):(\d+):(\d+)$/;

type FindMap = (file: string) => Promise<TraceMap | undefined>;

/** Adds source stacks to failures, if source maps of their versions are stored. */
export async function withStacks(database: Database, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapped: Outcome[] = [];
  for (const outcome of outcomes) {
    const { remote, version: number, failures } = outcome;
    const find: FindMap = (file) => {
      const key = `${remote}@${number}/${file}`;
      const map = maps.get(key) ?? findSourceMap(database, { remote, number }, file);
      maps.set(key, map);
      return map;
    };
    mapped.push({ ...outcome, failures: await Promise.all(failures.map((each) => withStack(each, find))) });
  }
  return mapped;
}

async function withStack(failure: OutcomeFailure, find: FindMap): Promise<OutcomeFailure> {
  const places = PLACES.exec(failure.message)?.[1];
  if (places === undefined) return failure;
  return {
    ...failure,
    message: failure.message.replace(PLACES, ''),
    stack: await Promise.all(places.split(', ').map((place) => sourcePlace(place, find))),
  };
}

/**
 * Returns a source position such as `src/pages/contact/page.tsx:9:5 (ContactPage)`; the script position without a map.
 */
async function sourcePlace(place: string, find: FindMap): Promise<string> {
  const [, file = '', line = '', column = ''] = PLACE.exec(place) ?? [];
  const map = await find(file);
  // Columns of stacks are 1-based, those of source maps 0-based.
  const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (!found || found.source === null) return place;
  const at = `${sourcePath(found.source)}:${found.line}:${found.column + 1}`;
  return found.name === null ? at : `${at} (${found.name})`;
}

/** Returns the path in the remote's folder: webpack names a source `webpack://mf-search/./src/area.tsx?1a2b`. */
function sourcePath(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.\/)+/, '')
    .replace(/\?.*$/, '');
}
