import { CRITERIA, PATH_LISTS, PATH_SUBJECTS, PLACE_NAMES } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import { build } from './build.ts';
import { lookUpItems } from './items.ts';
import { readLegacy } from './legacy.ts';
import type { Lookups, ReferentialItem } from './lookups.ts';
import { normalise } from './normalise.ts';
import { omit } from './omit.ts';
import { placeCriteria } from './place-criteria.ts';
import { readTyped } from './typed.ts';
import type { ParsedUrl, Search } from './types.ts';

export type Resolution =
  | {
      readonly kind: 'search';
      readonly search: Search;
      /** The segment of a `/nos-offres/{job or keywords}` page. */
      readonly subject?: string;
    }
  /** A typed place that nobody knows: nothing is searched before there is one. */
  | { readonly kind: 'unknownPlace'; readonly place: string; readonly criteria: Criteria }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'notFound' };

async function subjectCriteria(label: string, lookups: Lookups): Promise<Criteria> {
  const job = await lookups.jobByUrlLabel(label);
  return job
    ? { codeJobName: job.code, labelJobForUrl: job.labelForUrl }
    : { keywords: label.replaceAll('-', ' ') };
}

/** The criteria with a referential: its type decides which one it is. */
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
 * What a parsed URL asks for: a search, the address of the search that a form or the former site meant, or nothing
 * that exists. Rejects when the API cannot say what the path means: an outage is never shown as "not found".
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
