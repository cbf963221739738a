import {
  build,
  likeliestPlace,
  lookUpItems,
  normalise,
  placesTogether,
  withFurtherPlace,
} from '../../../url/index.ts';
import type { Criteria, ReferentialItem } from '../../../url/index.ts';
import type { SearchApi } from '../../../api/job-api.ts';

export type UnknownPlaceData = Awaited<ReturnType<typeof loadUnknownPlace>>;

/** Length of the common prefix of similar names. */
const PREFIX_LENGTH = 4;
const CHOICES = 4;

/**
 * Returns the choices for an unknown or ambiguous typed place: its homonyms, similar places, or all regions, each with
 * the rest of the search. Searches nothing.
 */
export async function loadUnknownPlace(
  { place, criteria }: { place: string; criteria: Criteria },
  api: SearchApi,
) {
  const search = normalise({ criteria });
  const { radius } = criteria;
  const [items, named] = await Promise.all([
    lookUpItems(search.criteria, api.lookups),
    api.lookups.places(place).catch(() => []),
  ]);
  const together = placesTogether(place, named);
  const alike = together.length > 0 ? together : await placesLike(place, api);
  const choices = alike.length > 0 ? alike : await api.regions().catch(() => []);
  return {
    unknownPlace: place,
    ...(together.length > 0 && { isSeveral: true }),
    // A radius needs a place.
    search: { ...search, criteria: { ...search.criteria, ...(radius && { radius }) } },
    items,
    choices: choices.map((choice) => ({
      label: choice.label,
      href: build(withFurtherPlace({ ...search, criteria }, choice.code)),
    })),
    everywhereHref: build(search, items),
  };
}

/** Returns the place named with a typing error, then places with the same prefix. */
async function placesLike(text: string, api: SearchApi): Promise<readonly ReferentialItem[]> {
  const quiet = (places: Promise<readonly ReferentialItem[]>) => places.catch(() => []);
  const starts = startsOf(text).map((start) => quiet(api.lookups.places(start)));
  const [mistyped, ...lists] = await Promise.all([quiet(api.placesIn(text)), ...starts]);
  const beginning = lists.find((list) => list.length > 0) ?? [];
  const first = likeliestPlace(text, mistyped);
  const others = beginning.filter(({ code }) => code !== first?.code);
  return [...(first ? [first] : []), ...others].slice(0, CHOICES);
}

/** Returns prefixes of the text, longest first. */
function startsOf(text: string): string[] {
  const letters = [...text];
  const shortest = Math.max(PREFIX_LENGTH, Math.ceil(letters.length / 2));
  return letters
    .map((_, index) => letters.slice(0, index).join(''))
    .filter((start) => start.length >= shortest)
    .toReversed()
    .slice(0, CHOICES);
}
