import { foldWords } from '@careers/contract/text';
import type { OfferBody, OfferDetailBody, OfferSearchResultBody } from '../../src/schemas/resources.ts';
import type { JudgedQuery } from './judged-queries.ts';

const PAGE = 10;

/** Gets JSON from a path below the API's base. */
export type Get = (path: string) => Promise<unknown>;

export interface Verdict {
  precision: number;
  reciprocalRank: number;
  /** Fault of the answer, undefined without one. */
  remark: string | undefined;
}

/** Runs a judged query and returns the verdict on its results; null if the server has no right offer at all. */
export async function judge(get: Get, judged: JudgedQuery): Promise<Verdict | null> {
  const expected = await countRight(get, judged);
  if (expected === 0) return null;
  const found = await ask(get, judged);
  const jobs = await Promise.all(found.list.map(({ reference }) => jobOf(get, reference)));
  const right = found.list.map((offer, index) => isRight(judged, offer, jobs[index] ?? ''));
  const best = found.list.findIndex((offer, index) => right[index] && isBest(judged, offer));
  const isForbidden = jobs.some((job) => judged.never?.includes(job)) || !hasIntent(judged, found);
  // A narrow query may find only a few of a job's offers; a query for a whole job must fill the page.
  const isNarrow = [judged.first, judged.departments, judged.regions, judged.intent].some(
    (given) => given !== undefined,
  );
  const wanted = isNarrow ? 1 : Math.min(PAGE, expected);
  const precision = isForbidden ? 0 : right.filter(Boolean).length / Math.max(right.length, wanted);
  const reciprocalRank = best < 0 || isForbidden ? 0 : 1 / (best + 1);
  if (precision === 1 && reciprocalRank === 1) return { precision, reciprocalRank, remark: undefined };
  const wrong = found.list.filter((_offer, index) => !right[index]);
  const figures = `P ${precision.toFixed(2)} RR ${reciprocalRank.toFixed(2)}`;
  return {
    precision,
    reciprocalRank,
    remark: `« ${judged.query} » ${figures}, ${found.list.length} of ${expected}; wrong: ${titlesOf(wrong)}`,
  };
}

/** Searches for a judged query, with its further parameters. */
export function ask(get: Get, { query, with: chosen }: JudgedQuery): Promise<OfferSearchResultBody> {
  return search(get, { keywords: query, size: String(PAGE), ...chosen });
}

/** Returns some titles, each with its department. */
export function titlesOf(offers: readonly OfferBody[]): string {
  const titles = new Set(offers.map(({ title, department }) => `${title} ${department.code}`));
  return [...titles].slice(0, 4).join('; ') || 'none';
}

function isRight(judged: JudgedQuery, offer: OfferBody, job: string): boolean {
  const isOneOf = (wanted: string[] | undefined, code: string | undefined) =>
    wanted === undefined || (code !== undefined && wanted.includes(code));
  return (
    isOneOf(judged.jobs, job) &&
    isOneOf(judged.departments, offer.department.code) &&
    isOneOf(judged.regions, offer.region.code) &&
    isOneOf(judged.contracts, offer.contractType.code) &&
    isOneOf(judged.times, offer.offerTime.code) &&
    isOneOf(judged.entities, offer.entity?.code) &&
    (judged.mentions ?? []).every((code) => offer.mentions?.some((mention) => mention.code === code)) &&
    !judged.notTitles?.some((words) => hasTitle(offer, words))
  );
}

function isBest({ first, within }: JudgedQuery, offer: OfferBody): boolean {
  return (
    (first === undefined || hasTitle(offer, first)) &&
    (within === undefined || (offer.distance ?? Infinity) <= within)
  );
}

function hasTitle({ title }: OfferBody, words: string): boolean {
  return foldWords(title).includes(foldWords(words));
}

function hasIntent({ intent }: JudgedQuery, { keywordIntents }: OfferSearchResultBody): boolean {
  return intent === undefined || (keywordIntents?.some((each) => each === intent) ?? false);
}

/** Counts the right offers through the API's filters. */
async function countRight(get: Get, judged: JudgedQuery): Promise<number> {
  const areas = [
    ...(judged.departments ?? []).map((codeDepartment) => ({ codeDepartment })),
    ...(judged.regions ?? []).map((codeRegion) => ({ codeRegion })),
  ];
  let count = 0;
  for (const codeJob of judged.jobs ?? ['']) {
    for (const area of areas.length > 0 ? areas : [{}]) {
      const found = await search(get, {
        codeJob,
        ...area,
        codeContractType: (judged.contracts ?? []).join(','),
        codeOfferTime: (judged.times ?? []).join(','),
        codeEntity: (judged.entities ?? []).join(','),
        codeMention: (judged.mentions ?? []).join(','),
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
