import type { OfferBody, OfferDetailBody, OfferSearchResultBody } from '../contract/resources.ts';
import { fold } from '../http/text.ts';
import type { JudgedQuery } from './judged-queries.ts';

const PAGE = 10;

/** How well the search answers some judged queries; shares from 0 to 1. */
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

interface Verdict {
  precision: number;
  reciprocalRank: number;
  remark: string | undefined;
}

/** Gets JSON from a path below the API's base. */
type Get = (path: string) => Promise<unknown>;

/**
 * Measures the search of any server of the job API. Queries whose right offers the server does not have at all
 * are left out.
 */
export async function measureQuality(get: Get, queries: readonly JudgedQuery[]): Promise<Quality> {
  const verdicts: Verdict[] = [];
  const nothing: boolean[] = [];
  const remarks: string[] = [];
  for (const judged of queries) {
    const found = await search(get, { keywords: judged.query, size: String(PAGE) });
    if (judged.nothing) {
      nothing.push(found.count === 0);
      if (found.count > 0) remarks.push(`« ${judged.query} » finds ${found.count}: ${titles(found.list)}`);
      continue;
    }
    const expected = await countRight(get, judged);
    if (expected === 0) continue;
    const verdict = await judge(get, judged, found.list, expected);
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

async function judge(
  get: Get,
  judged: JudgedQuery,
  list: readonly OfferBody[],
  expected: number,
): Promise<Verdict> {
  const jobs = await Promise.all(list.map(({ reference }) => jobOf(get, reference)));
  const right = list.map((offer, index) => isRight(judged, offer, jobs[index] ?? ''));
  const best = list.findIndex(
    (offer, index) => right[index] && (!judged.first || fold(offer.title).includes(fold(judged.first))),
  );
  const isForbidden = jobs.some((job) => judged.never?.includes(job));
  // A narrow query rightly finds a few of a job's offers; a whole job must fill the page.
  const isNarrow = judged.first !== undefined || judged.departments !== undefined;
  const wanted = isNarrow ? 1 : Math.min(PAGE, expected);
  const precision = isForbidden ? 0 : right.filter(Boolean).length / Math.max(list.length, wanted);
  const reciprocalRank = best < 0 ? 0 : 1 / (best + 1);
  const figures = `P ${precision.toFixed(2)} RR ${reciprocalRank.toFixed(2)}`;
  const wrong = list.filter((_offer, index) => !right[index]);
  return {
    precision,
    reciprocalRank,
    remark:
      precision === 1 && reciprocalRank === 1
        ? undefined
        : `« ${judged.query} » ${figures}, ${list.length} of ${expected}; wrong: ${titles(wrong)}`,
  };
}

function isRight(judged: JudgedQuery, offer: OfferBody, job: string): boolean {
  const isOneOf = (wanted: string[] | undefined, code: string | undefined) =>
    wanted === undefined || (code !== undefined && wanted.includes(code));
  return (
    isOneOf(judged.jobs, job) &&
    isOneOf(judged.departments, offer.department.code) &&
    isOneOf(judged.contracts, offer.contractType.code) &&
    isOneOf(judged.entities, offer.entity?.code)
  );
}

async function countRight(
  get: Get,
  { jobs, departments, contracts, entities }: JudgedQuery,
): Promise<number> {
  let count = 0;
  for (const codeJob of jobs ?? ['']) {
    for (const codeDepartment of departments ?? ['']) {
      const found = await search(get, {
        codeJob,
        codeDepartment,
        codeContractType: (contracts ?? []).join(','),
        codeEntity: (entities ?? []).join(','),
        size: '1',
      });
      count += found.count;
    }
  }
  return count;
}

async function jobOf(get: Get, reference: string): Promise<string> {
  return ((await get(`/offers/${reference}`)) as OfferDetailBody).codeJobName;
}

async function search(get: Get, query: Record<string, string>): Promise<OfferSearchResultBody> {
  return (await get(`/offers/?${new URLSearchParams(query)}`)) as OfferSearchResultBody;
}

function titles(offers: readonly OfferBody[]): string {
  return (
    [...new Set(offers.map(({ title, department }) => `${title} ${department.code}`))]
      .slice(0, 4)
      .join('; ') || 'none'
  );
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
