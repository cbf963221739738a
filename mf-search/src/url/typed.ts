import { foldText, foldWords, slug } from '@careers/contract/text';
import { PLACE_NAMES, SUBJECT_NAMES, omit, placeCodes } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import type { Lookups, ReferentialItem } from './items.ts';
import { BETWEEN_PLACES, MAX_PLACES, RADIUS } from './constants.ts';
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

/** Returns true for empty fields, or if one of them is all of France. */
const isAnywhereIn = (where: readonly string[]): boolean =>
  where.every((text) => text === '') || where.some((text) => text !== '' && isAnywhere(text));

/** Returns the places of a collective name: "Antilles", "outre-mer"; none for the name of a single place. */
export function placesTogether<Place extends ReferentialItem>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const named = places.filter(
    ({ matchedName }) => matchedName !== undefined && foldWords(matchedName) === foldWords(text),
  );
  return named.length > 1 && named[0] === places[0] ? named : [];
}

/** Returns the place that a text names: the town with its department, else the API's first; undefined if ambiguous. */
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

/** Returns the job if the text is its name, like its suggestion; keywords otherwise. */
async function namedSubject(others: Criteria, what: string, lookups: Lookups): Promise<Criteria> {
  const label = slug(what);
  const job = label ? await lookups.jobByUrlLabel(label).catch(() => undefined) : undefined;
  return job
    ? { ...others, codeJobName: job.code, labelJobForUrl: job.labelForUrl }
    : { ...others, keywords: what };
}

/**
 * Returns the places that a text names: one, or several separated by "ou" or a comma. None if any is unknown or
 * ambiguous.
 */
export async function placesNamed(text: string, lookups: Lookups) {
  const all = await lookups.places(text);
  const whole = likeliestPlace(text, all);
  if (whole) return { places: [whole], isUnknown: false };
  if (placesTogether(text, all).length > 0) return { places: [], isUnknown: false };
  const parts = text.split(BETWEEN_PLACES).filter((part) => part.trim() !== '');
  const named = await Promise.all(
    parts.length < 2 ? [] : parts.map(async (part) => likeliestPlace(part, await lookups.places(part))),
  );
  const places = named.filter((place) => place !== undefined);
  const isUnknown = places.length === 0 || places.length < named.length;
  return { places: isUnknown ? [] : places, isUnknown };
}

/** Returns the codes of the places in the form's texts, and the first text without a place. */
async function typedPlaces(criteria: Criteria, texts: readonly string[], lookups: Lookups) {
  const applied = await Promise.all(placeCodes(criteria).map((code) => lookups.referentialByCode(code)));
  const found = await Promise.all(
    texts.map(async (text) => {
      const kept = applied.find((place) => place?.label === text);
      return kept ? [kept] : (await placesNamed(text, lookups)).places;
    }),
  );
  const codes = new Set(found.flat().map(({ code }) => code));
  return {
    codes: [...codes].slice(0, MAX_PLACES),
    unknown: texts.find((_text, index) => found[index]?.length === 0),
  };
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
 * Returns the criteria of the search form's texts: an unchanged text keeps its criteria, any other is keywords or a
 * place to look up. An unknown place is reported, not searched.
 */
export async function readTyped(
  applied: Criteria,
  { what, where }: NonNullable<ParsedUrl['typed']>,
  lookups: Lookups,
): Promise<TypedCriteria> {
  const criteria = what === undefined ? applied : await typedSubject(applied, what, lookups);
  if (where === undefined || isAnywhereIn(where))
    return {
      criteria: await withCentre(where === undefined ? criteria : omit(criteria, PLACE_NAMES), lookups),
    };
  // A position cannot be combined with other places.
  const texts = where.filter((text) => text !== '' && (text !== AROUND_ME || !hasOthers(where)));
  if (criteria.latitude !== undefined && texts[0] === AROUND_ME) return { criteria };
  const { codes, unknown } = await typedPlaces(criteria, texts, lookups);
  const found = { ...omit(criteria, PLACE_NAMES), ...(codes.length > 0 && { codePlace: codes }) };
  return unknown === undefined ? { criteria: found } : { criteria: found, unknownPlace: unknown };
}

function hasOthers(where: readonly string[]): boolean {
  return where.some((text) => text !== '' && text !== AROUND_ME);
}
