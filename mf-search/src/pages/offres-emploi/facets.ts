import type { Facet, OfferSearchResult } from '@careers/api-client';
import type { ListName, OptionItem } from '../../url/index.ts';

export interface FacetOption {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly pathLabel?: string;
}

export type Facets = Readonly<Record<ListName, readonly FacetOption[]>>;

type Known = readonly OptionItem[];

/** Every known value in its own order with its count, then counted or chosen values that the list lacks. */
function mergeFacet(counted: readonly Facet[], known: Known, chosen: readonly string[]): FacetOption[] {
  const options = new Map<string, FacetOption>();
  const countOf = (code: string) => counted.find((facet) => facet.code === code)?.count ?? 0;
  for (const { code, label, labelForUrl } of known) {
    options.set(code, { code, label, count: countOf(code), ...(labelForUrl && { pathLabel: labelForUrl }) });
  }
  for (const { code, label, count } of counted) {
    if (!options.has(code)) options.set(code, { code, label, count });
  }
  for (const code of chosen) {
    if (!options.has(code)) options.set(code, { code, label: code, count: 0 });
  }
  return [...options.values()];
}

/**
 * The values offered by each filter. An entity is shown only when it has offers, conditions where the API counts them; a chosen value stays, even with none, so that it can be removed.
 */
export function toFacets(
  offers: OfferSearchResult,
  known: Readonly<Record<Exclude<ListName, 'codeMention'>, Known>>,
  chosen: Partial<Readonly<Record<ListName, readonly string[]>>>,
): Facets {
  const entities = mergeFacet(offers.entities, known.codeEntity, chosen.codeEntity ?? []);
  return {
    codeContractType: mergeFacet(offers.contractTypes, known.codeContractType, chosen.codeContractType ?? []),
    codeOfferTime: mergeFacet(offers.offerTimes, known.codeOfferTime, chosen.codeOfferTime ?? []),
    codeEntity: entities.filter(({ code, count }) => count > 0 || chosen.codeEntity?.includes(code)),
    codeMention: mergeFacet(offers.mentions ?? [], [], chosen.codeMention ?? []),
  };
}
