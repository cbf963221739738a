import { ask, judge, titlesOf } from './judge.ts';
import type { Get, Verdict } from './judge.ts';
import type { JudgedQuery } from './judged-queries.ts';

/** Quality of the answers to judged queries; shares from 0 to 1. */
export interface Quality {
  /** Mean share of right offers among the first ten. */
  precision: number;
  /** Mean of one over the rank of the first of the best offers. */
  reciprocalRank: number;
  /** Share of the queries that must find nothing and do. */
  nothingRecall: number;
  /** One line for each query that is not answered perfectly. */
  remarks: string[];
}

/** Measures the search of any server of the job API, without the queries for which it has no right offers. */
export async function measureQuality(get: Get, queries: readonly JudgedQuery[]): Promise<Quality> {
  const verdicts: Verdict[] = [];
  const nothing: boolean[] = [];
  const remarks: string[] = [];
  for (const judged of queries) {
    if (judged.nothing) {
      const { count, list } = await ask(get, judged);
      nothing.push(count === 0);
      if (count > 0) remarks.push(`« ${judged.query} » finds ${count}: ${titlesOf(list)}`);
      continue;
    }
    const verdict = await judge(get, judged);
    if (!verdict) continue;
    verdicts.push(verdict);
    if (verdict.remark) remarks.push(verdict.remark);
  }
  return {
    precision: mean(verdicts.map(({ precision }) => precision)),
    reciprocalRank: mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
    nothingRecall: mean(nothing.map(Number)),
    remarks,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
