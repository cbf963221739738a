import { slug } from '@careers/contract/text';
import { FACETS } from '../schemas/facets.ts';
import { feminineOf } from '../search/words/stem.ts';
import type { FilterTerms } from '../search/reading/filter-terms.ts';
import type { Synonyms } from '../search/words/synonyms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { PrefixIndex } from '../catalogue/prefix-index.ts';

const OF_JOBS = ['OFFER_FAMILY', 'FAMILY_CATEGORY', 'OFFER_PROFILE'];

/** Returns the index of suggestions for the field "Quel métier ?", under all common names. */
export function subjectIndex(
  catalogue: Catalogue,
  { synonyms, filterTerms }: { synonyms: Synonyms; filterTerms: FilterTerms },
): PrefixIndex<CatalogueReferential> {
  const jobs = OF_JOBS.flatMap((type) => catalogue.ofType(type)).map((item) => ({
    ...item,
    everydayNames: [...femininesOf(item.label), ...synonyms.askedAs(item.label)],
  }));
  const values = FACETS.flatMap((facet) =>
    catalogue.valuesOf(facet).map(({ code, label }) => ({
      ...(catalogue.referential(code) ?? valueItem(facet.type, code, label)),
      everydayNames: filterTerms.phrasesOf.get(code)?.filter((phrase) => phrase !== label) ?? [],
    })),
  );
  return new PrefixIndex([...jobs, ...values]);
}

function femininesOf(label: string): string[] {
  const feminine = label.split(' ').map(feminineOf).join(' ');
  return feminine === label ? [] : [feminine];
}

/** Returns a company or condition in the format of other filter values. */
function valueItem(type: string, code: string, label: string): CatalogueReferential {
  return {
    code,
    originalCode: null,
    parentOriginalCode: null,
    label,
    labelForUrl: slug(label),
    active: true,
    areaCodes: [],
    type,
    referentialItemLocation: null,
    weight: 0,
    position: 0,
    labelPosition: 0,
  };
}
