import type { Facet, OfferSearchResult } from '@careers/api-client';
import { CRITERIA, LIMIT_NAMES, LIST_NAMES, recordOf } from '../../../url/index.ts';
import type {
  Criteria,
  LimitCriterion,
  LimitName,
  ListCriterion,
  ListName,
  OptionItem,
} from '../../../url/index.ts';

export interface FacetOption {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly pathLabel?: string;
}

export type Facets = Readonly<Record<ListName, readonly FacetOption[]>>;

/** A limit with its count, which is absent if only the URL has the limit. */
export interface LimitOption {
  readonly value: number;
  readonly count?: number;
}

export type Limits = Readonly<Record<LimitName, readonly LimitOption[]>>;

type Known = readonly OptionItem[];

/** Known values in their own order with counts, then counted or chosen values that are not in the list. */
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
 * The values of each filter. Some filters hide values without offers; a chosen value always stays, so that it can be
 * removed.
 */
export const toFacets = (
  offers: OfferSearchResult,
  known: ReadonlyMap<ListName, Known>,
  criteria: Criteria,
): Facets =>
  recordOf(LIST_NAMES, (name) => {
    const { counts, isHiddenWhenEmpty }: ListCriterion = CRITERIA[name];
    const chosen = criteria[name] ?? [];
    return mergeFacet(offers[counts] ?? [], known.get(name) ?? [], chosen).filter(
      ({ code, count }) => !isHiddenWhenEmpty || count > 0 || chosen.includes(code),
    );
  });

/** The limits that the API counts, and the chosen one. */
export const toLimits = (offers: OfferSearchResult, criteria: Criteria): Limits =>
  recordOf(LIMIT_NAMES, (name) => {
    const { counts, isHiddenWhenEmpty }: LimitCriterion = CRITERIA[name];
    const counted = offers[counts] ?? [];
    const isEmpty = counted.every(({ count }) => count === 0);
    return withChosen(isHiddenWhenEmpty && isEmpty ? [] : counted, criteria[name]);
  });

function withChosen(counted: readonly LimitOption[], chosen: number | undefined): readonly LimitOption[] {
  const isKnown = chosen === undefined || counted.some(({ value }) => value === chosen);
  return isKnown ? counted : [...counted, { value: chosen }].sort((left, right) => left.value - right.value);
}
