import { CRITERIA, CRITERIA_ORDER } from './criteria.ts';
import type { Criteria, CriterionName } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { OFFERS_PAGE_SIZE, RADIUS } from './constants.ts';
import { hasCentre } from './normalise.ts';
import type { Search } from './types.ts';

type ApiName<Name extends CriterionName> = (typeof CRITERIA)[Name] extends {
  apiName: infer Other extends string | null;
}
  ? Other extends string
    ? Other
    : never
  : Name;

/** Query of the job API; several codes are one comma-separated text. */
export type OffersQuery = {
  readonly [Name in CriterionName as ApiName<Name>]?: Criteria[Name] extends readonly string[] | undefined
    ? string
    : Criteria[Name];
} & { readonly page: number; readonly size: number; readonly sort: string };

function apiName(name: CriterionName): string | null {
  const row: Criterion = CRITERIA[name];
  return row.apiName === undefined ? name : row.apiName;
}

/** The query of `GET /offers/`: page, size and sort always, never a blank value (decisions.md#query-parameters). */
export function toApiQuery({ criteria, page, sort }: Search, size: number = OFFERS_PAGE_SIZE): OffersQuery {
  const parameters = CRITERIA_ORDER.flatMap((name) => {
    const value = criteria[name];
    const asked = apiName(name);
    if (asked === null || value === undefined) return [];
    return [[asked, typeof value === 'object' ? value.join(',') : value] as const];
  });
  return {
    ...Object.fromEntries(parameters),
    ...(hasCentre(criteria) && { radius: criteria.radius ?? RADIUS.fallback }),
    page,
    size,
    sort,
  };
}
