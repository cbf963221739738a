import { foldText } from '@careers/contract/text';
import { PLACE_NAMES, SUBJECT_NAMES } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import type { Lookups, ReferentialItem } from './lookups.ts';
import { omit } from './omit.ts';
import { RADIUS } from './constants.ts';
import { meantSearch } from './meant.ts';
import { normalise } from './normalise.ts';
import { placeCriteria } from './place-criteria.ts';
import { ALL_FRANCE, AROUND_ME } from './title.ts';
import type { ParsedUrl } from './types.ts';

/** Text as it is compared: no accents, no case, no department number in brackets. */
export const folded = (text: string): string =>
  foldText(text)
    .replace(/\s*\([^)]*\)$/, '')
    .trim();

const ANYWHERE = new Set([folded(ALL_FRANCE), 'france', 'france entiere', 'partout', 'partout en france']);

/** Whether a typed place stands for no place in particular. */
export const isAnywhere = (text: string): boolean => text.trim() === '' || ANYWHERE.has(folded(text));

/** The place that a text stands for: the town it names with its department, else what the API puts first. */
export function likeliestPlace<Place extends ReferentialItem>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  return places.find(({ type, label }) => type === 'TOWN' && label === text.trim()) ?? places[0];
}

async function typedSubject(criteria: Criteria, what: string, lookups: Lookups): Promise<Criteria> {
  const others = omit(criteria, SUBJECT_NAMES);
  const code = criteria.codeJobName ?? criteria.codeOfferFamilyCategory;
  if (what === '' || !code) return what ? { ...others, keywords: what } : others;
  const [job, family] = await Promise.all([lookups.jobByCode(code), lookups.referentialByCode(code)]);
  const isKept = [job, family].some((item) => item && folded(item.label) === folded(what));
  if (!isKept) return { ...others, keywords: what };
  // A suggestion knows the job's code only; the label that its URL needs is the job's own.
  const label = job && criteria.codeJobName ? { labelJobForUrl: job.labelForUrl } : {};
  return { ...omit(criteria, ['keywords']), ...label };
}

async function typedPlace(
  criteria: Criteria,
  where: string,
  lookups: Lookups,
): Promise<Criteria | undefined> {
  const others = omit(criteria, PLACE_NAMES);
  if (criteria.latitude !== undefined && where === AROUND_ME) return criteria;
  const code = criteria.codeTown ?? criteria.codeDepartment ?? criteria.codeRegion;
  const applied = code ? await lookups.referentialByCode(code) : undefined;
  if (applied?.label === where) return criteria;
  const found = likeliestPlace(where, await lookups.places(where));
  return found && { ...others, ...placeCriteria(found) };
}

/** A radius that is chosen waits for a place: the one that the words name, if they do. */
async function withCentre(criteria: Criteria, lookups: Lookups): Promise<Criteria> {
  const { keywords, keywordsAs, radius = RADIUS.fallback } = criteria;
  const isPlaced = PLACE_NAMES.some((name) => criteria[name] !== undefined);
  if (!keywords || keywordsAs || isPlaced || radius === RADIUS.fallback) return criteria;
  const reading = await lookups.read(keywords).catch(() => ({}));
  const meant = meantSearch(normalise({ criteria }), reading)?.criteria;
  return meant?.codeTown ? { ...meant, radius } : criteria;
}

export type TypedCriteria = { readonly criteria: Criteria; readonly unknownPlace?: string };

/**
 * The criteria that the texts of the search form stand for: a text that still is the label of what was applied
 * keeps it; any other one is keywords, or a place to find. A place nobody knows is named: it is not for searching.
 */
export async function readTyped(
  applied: Criteria,
  { what, where }: NonNullable<ParsedUrl['typed']>,
  lookups: Lookups,
): Promise<TypedCriteria> {
  const criteria = what === undefined ? applied : await typedSubject(applied, what, lookups);
  if (where === undefined || isAnywhere(where))
    return {
      criteria: await withCentre(where === undefined ? criteria : omit(criteria, PLACE_NAMES), lookups),
    };
  const withPlace = await typedPlace(criteria, where, lookups);
  return withPlace ? { criteria: withPlace } : { criteria: omit(criteria, PLACE_NAMES), unknownPlace: where };
}
