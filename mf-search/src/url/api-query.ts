import { OFFERS_PAGE_SIZE, RADIUS } from './constants.ts';
import { hasCentre } from './normalise.ts';
import { omit } from './omit.ts';
import type { Criteria, ListName, Search } from './types.ts';

export type OffersQuery = Omit<
  Criteria,
  'keywordsAs' | 'codeJobName' | 'labelJobName' | 'labelJobForUrl' | ListName
> & {
  readonly keywordsAs?: 'words';
  readonly codeJob?: string;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
} & Partial<Readonly<Record<ListName, string>>>;

/**
 * The query of `GET /offers/` for a search: page, size and sort always, a blank value never
 * (decisions.md#query-parameters).
 */
export function toApiQuery({ criteria, page, sort }: Search, size: number = OFFERS_PAGE_SIZE): OffersQuery {
  const named = omit(criteria, ['labelJobName', 'labelJobForUrl']);
  const { codeJobName, codeContractType, codeOfferTime, codeEntity, codeMention, keywordsAs, ...same } =
    named;
  return {
    ...same,
    ...(keywordsAs && { keywordsAs: 'words' as const }),
    ...(hasCentre(criteria) && { radius: criteria.radius ?? RADIUS.fallback }),
    ...(codeJobName && { codeJob: codeJobName }),
    ...(codeContractType && { codeContractType: codeContractType.join(',') }),
    ...(codeOfferTime && { codeOfferTime: codeOfferTime.join(',') }),
    ...(codeEntity && { codeEntity: codeEntity.join(',') }),
    ...(codeMention && { codeMention: codeMention.join(',') }),
    page,
    size,
    sort,
  };
}
