import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '..', '..', 'data', 'judged-queries');

/** A query with what must come of it: see data/judged-queries/README.md. */
export interface JudgedQuery {
  query: string;
  jobs?: string[];
  departments?: string[];
  contracts?: string[];
  entities?: string[];
  first?: string;
  never?: string[];
  nothing?: true;
}

/** Returns the judged queries of a half of the list. */
export function readJudgedQueries(half: 'held-out' | 'working'): JudgedQuery[] {
  const { queries } = JSON.parse(readFileSync(resolve(FOLDER, `${half}.json`), 'utf8')) as {
    queries: JudgedQuery[];
  };
  return queries;
}
