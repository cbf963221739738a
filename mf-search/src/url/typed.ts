import { foldText, foldWords, slug } from '@careers/contract/text';
import { PLACE_NAMES, SUBJECT_NAMES, omit, placeCriteria } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import type { Lookups, ReferentialItem } from './items.ts';
import { RADIUS } from './constants.ts';
import { interpretedSearch } from './interpretation.ts';
import { normalise } from './normalise.ts';
import { ALL_FRANCE, AROUND_ME } from './title.ts';
import type { ParsedUrl } from './types.ts';

/** Text for comparison: no accents, no case, no department number in brackets. */
export const folded = (text: string): string =>
  foldText(text)
    .replace(/\s*\([^)]*\)$/, '')
    .trim();

const ANYWHERE = new Set([folded(ALL_FRANCE), 'france', 'france entiere', 'partout', 'partout en france']);

export const isAnywhere = (text: string): boolean => text.trim() === '' || ANYWHERE.has(folded(text));

/** The places that a text names together: "Antilles", "outre-mer"; none where it names one. */
export function placesTogether<Place extends ReferentialItem>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const named = places.filter(
    ({ matchedName }) => matchedName !== undefined && foldWords(matchedName) === foldWords(text),
  );
  return named.length > 1 && named[0] === places[0] ? named : [];
}

/** The place that a text names: the town with its department, else the API's first; none where it names several. */
export function likeliestPlace<Place extends ReferentialItem>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  if (placesTogether(text, places).length > 0) return undefined;
  return places.find(({ type, label }) => type === 'TOWN' && label === text.trim()) ?? places[0];
}

async function typedSubject(criteria: Criteria, what: string, lookups: Lookups): Promise<Criteria> {
  const others = omit(criteria, SUBJECT_NAMES);
  if (what === '') return others;
  const code = criteria.codeJobName ?? criteria.codeOfferFamilyCategory;
  if (!code) return namedSubject(others, what, lookups);
  const [job, family] = await Promise.all([lookups.jobByCode(code), lookups.referentialByCode(code)]);
  const isKept = [job, family].some((item) => item && folded(item.label) === folded(what));
  if (!isKept) return namedSubject(others, what, lookups);
  // Suggestions have the job's code only; the URL needs its label.
  const label = job && criteria.codeJobName ? { labelJobForUrl: job.labelForUrl } : {};
  return { ...omit(criteria, ['keywords']), ...label };
}

/** A text that is a job's name is that job, as its sheet and its suggestion are; any other is keywords. */
async function namedSubject(others: Criteria, what: string, lookups: Lookups): Promise<Criteria> {
  const label = slug(what);
  const job = label ? await lookups.jobByUrlLabel(label).catch(() => undefined) : undefined;
  return job
    ? { ...others, codeJobName: job.code, labelJobForUrl: job.labelForUrl }
    : { ...others, keywords: what };
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

/** A chosen radius applies once the keywords name a place. */
async function withCentre(criteria: Criteria, lookups: Lookups): Promise<Criteria> {
  const { keywords, keywordsAs, radius = RADIUS.fallback } = criteria;
  const isPlaced = PLACE_NAMES.some((name) => criteria[name] !== undefined);
  if (!keywords || keywordsAs || isPlaced || radius === RADIUS.fallback) return criteria;
  const interpretation = await lookups.read(keywords).catch(() => ({}));
  const interpreted = interpretedSearch(normalise({ criteria }), interpretation)?.criteria;
  return interpreted?.codeTown ? { ...interpreted, radius } : criteria;
}

export type TypedCriteria = { readonly criteria: Criteria; readonly unknownPlace?: string };

/**
 * The criteria of the search form's texts: an unchanged text keeps its criteria, any other is keywords or a place to
 * find. An unknown place is reported, not searched.
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
