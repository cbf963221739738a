import { FACETS } from '../contract/facets.ts';
import { slug } from '../http/text.ts';
import { feminineOf } from '../offers/roots.ts';
import type { SpokenWords } from '../offers/spoken.ts';
import type { Synonyms } from '../offers/synonyms.ts';
import type { Catalogue, CatalogueReferential } from './catalogue.ts';
import { PrefixIndex } from './prefix-index.ts';

const OF_JOBS = ['OFFER_FAMILY', 'FAMILY_CATEGORY', 'OFFER_PROFILE'];

/** Returns the index of what the field "Quel métier ?" may mean, under every name that people use. */
export function subjectIndex(
  catalogue: Catalogue,
  { synonyms, spoken }: { synonyms: Synonyms; spoken: SpokenWords },
): PrefixIndex<CatalogueReferential> {
  const jobs = OF_JOBS.flatMap((type) => catalogue.ofType(type)).map((item) => ({
    ...item,
    everydayNames: [...femininesOf(item.label), ...synonyms.askedAs(item.label)],
  }));
  const values = FACETS.flatMap((facet) =>
    catalogue.valuesOf(facet).map(({ code, label }) => ({
      ...(catalogue.referential(code) ?? valueItem(facet.type, code, label)),
      everydayNames: spoken.phrasesOf.get(code)?.filter((phrase) => phrase !== label) ?? [],
    })),
  );
  return new PrefixIndex([...jobs, ...values]);
}

function femininesOf(label: string): string[] {
  const feminine = label.split(' ').map(feminineOf).join(' ');
  return feminine === label ? [] : [feminine];
}

/** A company or a condition, as values of other filters are shown. */
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
