import type { Facet, OfferSearchResult } from '@careers/api-client';
import type { Criteria, LimitName, ListName, OptionItem } from '../../url/index.ts';

export interface FacetOption {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly pathLabel?: string;
}

export type Facets = Readonly<Record<ListName, readonly FacetOption[]>>;

/** A value of a limit with the offers that it leaves; uncounted where only the address names it. */
export interface LimitOption {
  readonly value: number;
  readonly count?: number;
}

export type Limits = Readonly<Record<LimitName, readonly LimitOption[]>>;

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
 * The values offered by each filter. An entity is shown only when it has offers, conditions where the API counts them;
 * a chosen value stays, even with none, so that it can be removed.
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

/** The limits that the API counts; what one may earn only where some offers say it. A chosen value stays. */
export function toLimits(
  { publishedWithin = [], paidFrom = [] }: OfferSearchResult,
  criteria: Criteria,
): Limits {
  const isPaySaid = paidFrom.some(({ count }) => count > 0);
  return {
    publishedWithinDays: withChosen(publishedWithin, criteria.publishedWithinDays),
    minimumSalary: withChosen(isPaySaid ? paidFrom : [], criteria.minimumSalary),
  };
}

function withChosen(counted: readonly LimitOption[], chosen: number | undefined): readonly LimitOption[] {
  const isKnown = chosen === undefined || counted.some(({ value }) => value === chosen);
  return isKnown ? counted : [...counted, { value: chosen }].sort((left, right) => left.value - right.value);
}
