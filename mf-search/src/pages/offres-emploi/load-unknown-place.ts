import { build, likeliestPlace, lookUpItems, normalise, placeCriteria } from '../../url/index.ts';
import type { Criteria, Items, ReferentialItem, Search } from '../../url/index.ts';
import type { SearchApi } from '../../api/job-api.ts';

/** What is shown in place of offers where the typed place is none: nothing is searched. */
export interface UnknownPlaceData {
  readonly unknownPlace: string;
  readonly search: Search;
  readonly items: Items;
  readonly choices: readonly PlaceChoice[];
  /** Where the choices are the same search without any place. */
  readonly everywhereHref: string;
}

/** A place to take instead, with the search that it leads to. */
interface PlaceChoice {
  readonly label: string;
  readonly href: string;
}

/** Names that begin with as many of the letters typed are like them. */
const ALIKE_LETTERS = 4;
const CHOICES = 4;

/** Returns places that may be meant, or else all regions; each leads to what is searched besides. */
export async function loadUnknownPlace(
  { place, criteria }: { place: string; criteria: Criteria },
  api: SearchApi,
): Promise<UnknownPlaceData> {
  const search = normalise({ criteria });
  const { radius } = criteria;
  const [items, alike] = await Promise.all([
    lookUpItems(search.criteria, api.lookups),
    placesLike(place, api),
  ]);
  const choices = alike.length > 0 ? alike : await api.regions().catch(() => []);
  return {
    unknownPlace: place,
    // The radius waits for a place to be measured from.
    search: { ...search, criteria: { ...search.criteria, ...(radius && { radius }) } },
    items,
    choices: choices.map((choice) => ({
      label: choice.label,
      href: build(normalise({ criteria: { ...criteria, ...placeCriteria(choice) } })),
    })),
    everywhereHref: build(search, items),
  };
}

/** The place that the words name with a typing error, then those whose names begin alike. */
async function placesLike(text: string, api: SearchApi): Promise<readonly ReferentialItem[]> {
  const quiet = (places: Promise<readonly ReferentialItem[]>) => places.catch(() => []);
  const starts = startsOf(text).map((start) => quiet(api.lookups.places(start)));
  const [mistyped, ...lists] = await Promise.all([quiet(api.placesIn(text)), ...starts]);
  const beginning = lists.find((list) => list.length > 0) ?? [];
  const first = likeliestPlace(text, mistyped);
  const others = beginning.filter(({ code }) => code !== first?.code);
  return [...(first ? [first] : []), ...others].slice(0, CHOICES);
}

/** What the text begins with, the longest start first. */
function startsOf(text: string): string[] {
  const letters = [...text];
  const shortest = Math.max(ALIKE_LETTERS, Math.ceil(letters.length / 2));
  return letters
    .map((_, index) => letters.slice(0, index).join(''))
    .filter((start) => start.length >= shortest)
    .toReversed()
    .slice(0, CHOICES);
}
