import { build } from './build.ts';
import { lookUpItems } from './items.ts';
import type { Lookups, ReferentialItem } from './lookups.ts';
import { normalise } from './normalise.ts';
import { omit } from './omit.ts';
import type { Criteria, ParsedUrl, Search } from './types.ts';

export type Resolution =
  | { readonly kind: 'search'; readonly search: Search; readonly subject?: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'notFound' };

const SUBJECT_NAMES = ['keywords', 'codeJobName', 'labelJobName', 'labelJobForUrl'] as const;
const PLACE_NAMES = ['codeTown', 'codeDepartment', 'codeRegion'] as const;

async function subjectCriteria(label: string, lookups: Lookups): Promise<Criteria> {
  const job = await lookups.jobByUrlLabel(label);
  return job
    ? { codeJobName: job.code, labelJobForUrl: job.labelForUrl }
    : { keywords: label.replaceAll('-', ' ') };
}

/** The criteria a referential stands for: its type decides which one it is. */
function withReferential(criteria: Criteria, { type, code }: ReferentialItem): Criteria | undefined {
  switch (type) {
    case 'CONTRACT_TYPE':
      return { ...criteria, codeContractType: [code] };
    case 'DURATION':
      return { ...criteria, codeOfferTime: [code] };
    case 'TOWN':
      return { ...omit(criteria, PLACE_NAMES), codeTown: code };
    case 'DEPARTMENT':
      return { ...omit(criteria, PLACE_NAMES), codeDepartment: code };
    case 'REGION':
      return { ...omit(criteria, PLACE_NAMES), codeRegion: code };
    default:
      return undefined;
  }
}

async function readPath({ criteria, path }: ParsedUrl, lookups: Lookups): Promise<Criteria | undefined> {
  const [subject, referential, ...rest] = path;
  if (path.length === 0) return criteria;
  if (!subject || rest.length > 0 || (path.length === 2 && !referential)) return undefined;
  const [found, item] = await Promise.all([
    subjectCriteria(subject, lookups),
    referential ? lookups.referentialByUrlLabel(referential) : undefined,
  ]);
  const withSubject = { ...omit(criteria, SUBJECT_NAMES), ...found };
  if (!referential) return withSubject;
  return item && withReferential(withSubject, item);
}

/** Upper case without accents: how the former site wrote department names. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .trim();

async function readLegacy(
  criteria: Criteria,
  legacy: ParsedUrl['legacy'],
  lookups: Lookups,
): Promise<Criteria> {
  const { jobCode, departmentName } = legacy ?? {};
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

/**
 * What a parsed URL asks for: a search, an address to go to for good (legacy parameters), or nothing that exists.
 * Rejects when the API cannot say what the path means, so that an outage is never shown as "not found".
 */
export async function resolve(url: ParsedUrl, lookups: Lookups): Promise<Resolution> {
  const criteria = await readPath(url, lookups);
  if (!criteria) return { kind: 'notFound' };
  if (url.legacy) {
    const search = normalise({ ...url, criteria: await readLegacy(criteria, url.legacy, lookups) });
    return { kind: 'redirect', location: build(search, await lookUpItems(search.criteria, lookups)) };
  }
  const search = normalise({ ...url, criteria });
  const [subject] = url.path;
  return subject && url.path.length === 1 ? { kind: 'search', search, subject } : { kind: 'search', search };
}
