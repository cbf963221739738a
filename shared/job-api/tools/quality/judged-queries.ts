import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '..', '..', 'data', 'judged-queries');

/** The lists of judged queries; the search is tuned with the working ones only. */
export const LISTS = ['held-out', 'working', 'topics-held-out', 'topics-working'] as const;
export type ListName = (typeof LISTS)[number];

/** A query with its expected results: see data/judged-queries/README.md. */
export interface JudgedQuery {
  query: string;
  topic?: string;
  with?: Record<string, string>;
  jobs?: string[];
  departments?: string[];
  regions?: string[];
  contracts?: string[];
  times?: string[];
  entities?: string[];
  mentions?: string[];
  first?: string;
  within?: number;
  never?: string[];
  notTitles?: string[];
  intent?: string;
  nothing?: true;
}

/** Returns the judged queries of a list. */
export function readJudgedQueries(list: ListName): JudgedQuery[] {
  const { queries } = JSON.parse(readFileSync(resolve(FOLDER, `${list}.json`), 'utf8')) as {
    queries: JudgedQuery[];
  };
  return queries;
}

/** Returns correctly spelled words that job seekers type, by kind. */
export function readRightWords(): Readonly<Record<string, readonly string[]>> {
  const { words } = JSON.parse(readFileSync(resolve(FOLDER, 'right-words.json'), 'utf8')) as {
    words: Record<string, string[]>;
  };
  return words;
}
