import { foldText } from '@careers/contract/text';
import { CRITERIA, PATH_LISTS, PATH_SUBJECTS, PLACE_NAMES, omit, placeCriteria } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import { build } from './build.ts';
import { lookUpItems } from './items.ts';
import type { Lookups, ReferentialItem } from './items.ts';
import { normalise } from './normalise.ts';
import { readTyped } from './typed.ts';
import type { ParsedUrl, Search } from './types.ts';

export type Resolution =
  | {
      readonly kind: 'search';
      readonly search: Search;
      /** The segment of a `/nos-offres/{job or keywords}` page. */
      readonly subject?: string;
    }
  /** An unknown typed place: nothing is searched. */
  | { readonly kind: 'unknownPlace'; readonly place: string; readonly criteria: Criteria }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'notFound' };

async function subjectCriteria(label: string, lookups: Lookups): Promise<Criteria> {
  const job = await lookups.jobByUrlLabel(label);
  return job
    ? { codeJobName: job.code, labelJobForUrl: job.labelForUrl }
    : { keywords: label.replaceAll('-', ' ') };
}

/** Adds a referential under the criterion of its type. */
function withReferential(criteria: Criteria, item: ReferentialItem): Criteria | undefined {
  const list = PATH_LISTS.find((name) => CRITERIA[name].values === item.type);
  if (list) return { ...criteria, [list]: [item.code] };
  const place = placeCriteria(item);
  return Object.keys(place).length > 0 ? { ...omit(criteria, PLACE_NAMES), ...place } : undefined;
}

async function readPath({ criteria, path }: ParsedUrl, lookups: Lookups): Promise<Criteria | undefined> {
  const [subject, referential, ...rest] = path;
  if (path.length === 0) return criteria;
  if (!subject || rest.length > 0 || (path.length === 2 && !referential)) return undefined;
  const [found, item] = await Promise.all([
    subjectCriteria(subject, lookups),
    referential ? lookups.referentialByUrlLabel(referential) : undefined,
  ]);
  const withSubject = { ...omit(criteria, PATH_SUBJECTS), ...found };
  if (!referential) return withSubject;
  return item && withReferential(withSubject, item);
}

async function redirectTo(
  url: ParsedUrl,
  criteria: Criteria,
  lookups: Lookups,
  status: 301 | 302,
): Promise<Resolution> {
  const search = normalise({ ...url, criteria });
  return { kind: 'redirect', location: build(search, await lookUpItems(search.criteria, lookups)), status };
}

/**
 * Resolves a parsed URL to a search, a redirect (from the form or the former site) or a 404. Rejects when the API does
 * not answer: an outage must not become a 404.
 */
export async function resolve(url: ParsedUrl, lookups: Lookups): Promise<Resolution> {
  const criteria = await readPath(url, lookups);
  if (!criteria) return { kind: 'notFound' };
  if (url.legacy) return redirectTo(url, await readLegacy(criteria, url.legacy, lookups), lookups, 301);
  if (url.typed) {
    const typed = await readTyped(criteria, url.typed, lookups);
    if (!typed.unknownPlace) return redirectTo(url, typed.criteria, lookups, 302);
    return { kind: 'unknownPlace', place: typed.unknownPlace, criteria: typed.criteria };
  }
  const search = normalise({ ...url, criteria });
  const [subject] = url.path;
  return subject && url.path.length === 1 ? { kind: 'search', search, subject } : { kind: 'search', search };
}

/** The former site wrote department names in capitals without accents. */
const plainName = (name: string): string => foldText(name).trim();

/** Criteria from the former site's parameters; unknown values are dropped. */
export async function readLegacy(
  criteria: Criteria,
  { jobCode, departmentName }: NonNullable<ParsedUrl['legacy']>,
  lookups: Lookups,
): Promise<Criteria> {
  const [job, departments] = await Promise.all([
    jobCode && !criteria.codeJobName ? lookups.jobByCode(jobCode) : undefined,
    departmentName ? lookups.departments(departmentName) : [],
  ]);
  const department = departments.find(({ label }) => plainName(label) === plainName(departmentName ?? ''));
  return {
    ...(department && { codeDepartment: department.code }),
    ...criteria,
    ...(job && { codeJobName: job.code, labelJobForUrl: job.labelForUrl }),
  };
}
