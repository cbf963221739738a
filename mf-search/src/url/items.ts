import { slug } from '@careers/contract/text';
import { keywordsPathLabel } from './clean-path.ts';
import { PATH_LISTS } from './criteria.ts';
import type { Criteria, ListName } from './criteria.ts';
import type { Item, Items, PlaceItem, PlaceType } from './types.ts';
import type { Interpretation } from './interpretation.ts';

export type ReferentialItem = Item & {
  readonly type: string;
  readonly labelForUrl: string;
  /** Alternative name that was typed. */
  readonly matchedName?: string | undefined;
};
export type JobItem = Item & { readonly labelForUrl: string };
export type OptionItem = Item & { readonly labelForUrl?: string };

/** Job API calls of `resolve` and `lookUpItems`, which reject when it does not answer. */
export interface Lookups {
  /** The job whose sheet has this URL label. */
  jobByUrlLabel(label: string): Promise<JobItem | undefined>;
  /** A job or a job family. */
  jobByCode(code: string): Promise<JobItem | undefined>;
  /** The first contract type, duration or place with this URL label, alphabetically by type. */
  referentialByUrlLabel(label: string): Promise<ReferentialItem | undefined>;
  referentialByCode(code: string): Promise<ReferentialItem | undefined>;
  /** Departments with a similar name. */
  departments(name: string): Promise<readonly ReferentialItem[]>;
  /** Towns, departments and regions for a text, most likely first. */
  places(text: string): Promise<readonly ReferentialItem[]>;
  /** The API's interpretation of keywords. */
  read(keywords: string): Promise<Interpretation>;
  profileByUrlLabel(label: string): Promise<{ readonly label: string } | undefined>;
  /** All values of a filter in order; empty if only counts list them. */
  options(name: ListName): Promise<readonly OptionItem[]>;
}

const quiet = async <Value>(lookup: Promise<Value>): Promise<Value | undefined> =>
  lookup.catch(() => undefined);

async function findJob(criteria: Criteria, lookups: Lookups): Promise<Item | undefined> {
  const { codeJobName, codeOfferFamilyCategory, labelJobName } = criteria;
  const code = codeJobName ?? codeOfferFamilyCategory;
  if (!code) return undefined;
  const job = await quiet(lookups.jobByCode(code));
  const label = job?.label ?? labelJobName;
  if (!label) return undefined;
  if (!job || !codeJobName) return { code, label };
  // Several jobs may share a URL label, which resolves to the first.
  const named = await quiet(lookups.jobByUrlLabel(job.labelForUrl));
  return named?.code === code ? { code, label, pathLabel: named.labelForUrl } : { code, label };
}

/** Looks up the offer profile named by keywords, unless a job is chosen; the only look-up that a search waits for. */
export async function lookUpKeywords(criteria: Criteria, lookups: Lookups): Promise<Item | undefined> {
  const { keywords, codeJobName } = criteria;
  if (!keywords) return undefined;
  const pathLabel = keywordsPathLabel(keywords);
  const profileLabel = slug(keywords);
  const [profile, homonym] = await Promise.all([
    profileLabel && !codeJobName ? quiet(lookups.profileByUrlLabel(profileLabel)) : undefined,
    // Keeps the query without a response, as the path might be parsed as a job.
    pathLabel ? lookups.jobByUrlLabel(pathLabel).catch(() => ({})) : undefined,
  ]);
  const item = { code: keywords, label: profile?.label ?? keywords };
  return pathLabel && !homonym ? { ...item, pathLabel } : item;
}

const PLACES = [
  ['codeTown', 'TOWN'],
  ['codeDepartment', 'DEPARTMENT'],
  ['codeRegion', 'REGION'],
] as const;

/** Looks up only labels, as several places are never part of a path. */
async function findPlaces({ codePlace }: Criteria, lookups: Lookups): Promise<readonly PlaceItem[]> {
  const found = await Promise.all((codePlace ?? []).map((code) => quiet(lookups.referentialByCode(code))));
  return found.flatMap((place) => {
    const [, type] = PLACES.find(([, each]) => each === place?.type) ?? [];
    return place && type ? [{ type, code: place.code, label: place.label }] : [];
  });
}

async function findPlace(criteria: Criteria, lookups: Lookups): Promise<PlaceItem | undefined> {
  for (const [name, type] of PLACES) {
    const code = criteria[name];
    if (code) return placeItem(await quiet(lookups.referentialByCode(code)), type, lookups);
  }
  return undefined;
}

async function placeItem(
  found: ReferentialItem | undefined,
  type: PlaceType,
  lookups: Lookups,
): Promise<PlaceItem | undefined> {
  if (found?.type !== type) return undefined;
  const { code, label, labelForUrl } = found;
  // A town with the name of its department would resolve to the department.
  const first = await quiet(lookups.referentialByUrlLabel(labelForUrl));
  return first?.code === code ? { type, code, label, pathLabel: labelForUrl } : { type, code, label };
}

/** Returns the chosen values of a filter, in the list's order. */
async function findOptions(
  codes: readonly string[],
  list: Promise<readonly OptionItem[]>,
): Promise<readonly Item[]> {
  const known = (await quiet(list)) ?? [];
  return codes.flatMap((wanted) => {
    const found = known.find(({ code }) => code === wanted);
    if (!found) return [];
    const { code, label, labelForUrl } = found;
    return [labelForUrl ? { code, label, pathLabel: labelForUrl } : { code, label }];
  });
}

async function findAllOptions(criteria: Criteria, lookups: Lookups): Promise<Items['options']> {
  const chosen = PATH_LISTS.flatMap((name) => {
    const codes = criteria[name];
    return codes ? [findOptions(codes, lookups.options(name)).then((items) => [name, items] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(chosen));
}

/** Looks up labels of the criteria; omits items of failed look-ups (specification.md#4-states-and-transitions). */
export async function lookUpItems(
  criteria: Criteria,
  lookups: Lookups,
  keywordsItem = lookUpKeywords(criteria, lookups),
): Promise<Items> {
  const [job, keywords, place, places, options] = await Promise.all([
    findJob(criteria, lookups),
    keywordsItem,
    findPlace(criteria, lookups),
    findPlaces(criteria, lookups),
    findAllOptions(criteria, lookups),
  ]);
  return {
    ...(job && { job }),
    ...(keywords && { keywords }),
    ...(place && { place }),
    ...(places.length > 0 && { places }),
    options,
  };
}
