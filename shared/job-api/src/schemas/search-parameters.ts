import { MAX_PLACES, MAX_SALARY } from '@careers/api-client/form-rules';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import Type from 'typebox';
import { integer, optionalText, recordOf } from './values.ts';

/**
 * Sorts of a search: value of `sort`, and the columns of a hit that it orders by (`search/find-offers.ts`). Ties are
 * ordered by date, then reference.
 */
export const SORTS = {
  'score,desc': sql`score desc, publication_date desc, reference desc`,
  'publicationDate,desc': sql`publication_date desc, reference desc`,
  'distance,asc': sql`distance, publication_date desc, reference desc`,
} as const;
export type Sort = keyof typeof SORTS;

const sorts = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const sortParameter = optionalText(
  `${sorts.format(Object.keys(SORTS).map((sort) => `\`${sort}\``))}; any other value sorts by date.`,
  'score,desc',
);

/** Filters by the code of one place: parameter, type and column of `offer`. Only the first one present applies. */
export const PLACE_FILTERS = [
  {
    parameter: 'codeTown',
    type: 'TOWN',
    column: 'town_code',
    description: 'Code of a town.',
    example: 'town_44109',
  },
  {
    parameter: 'codeDepartment',
    type: 'DEPARTMENT',
    column: 'department_code',
    description: 'Code of a department.',
    example: 'dep_44',
  },
  {
    parameter: 'codeRegion',
    type: 'REGION',
    column: 'region_code',
    description: 'Code of a region.',
    example: 'reg_52',
  },
] as const;

/** Filters by the code of a job, a sector or a shop; if two share a column, only the first one present applies. */
export const SUBJECT_FILTERS = [
  {
    parameter: 'codeOfferFamilyCategory',
    column: 'sector_code',
    description: 'Code of a sector.',
    example: 'job_family_magasins',
  },
  { parameter: 'codeJob', column: 'job_code', description: 'Code of a job.', example: 'job_boucherie' },
  {
    parameter: 'codeJobName',
    column: 'job_code',
    description: 'Same as `codeJob`.',
    example: 'job_boucherie',
  },
  { parameter: 'codeShop', column: 'shop_code', description: 'Code of a shop.', example: 'super-u-44215' },
] as const;

const codeParameters = <Filter extends { parameter: string; description: string; example: string }>(
  filters: readonly Filter[],
) =>
  recordOf(
    filters,
    ({ parameter }): Filter['parameter'] => parameter,
    ({ description, example }) => optionalText(description, example),
  );
export const placeParameters = {
  codePlace: optionalText(
    `Codes of up to ${MAX_PLACES} towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.`,
    'town_44109,dep_35',
  ),
  ...codeParameters(PLACE_FILTERS),
};
export const subjectParameters = codeParameters(SUBJECT_FILTERS);

/**
 * Threshold filters: the parameter, its SQL condition, and the proposed steps. `answer` counts the offers of each step,
 * ignoring the selected threshold.
 */
export const LIMITS = [
  {
    parameter: 'publishedWithinDays',
    schema: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'Only offers published within this number of days.',
      examples: [7],
    }),
    // The subquery is evaluated once, not for each offer.
    condition: (days: number) =>
      sql<SqlBool>`publication_date > (select now() - make_interval(days => ${days}))`,
    answer: 'publishedWithin',
    steps: [1, 3, 7, 30],
    description: 'Some values of `publishedWithinDays`.',
    example: { value: 7, count: 12 },
  },
  {
    parameter: 'minimumSalary',
    schema: Type.Number({
      minimum: 1,
      maximum: MAX_SALARY,
      description:
        'Only offers whose stated maximum pay reaches this: gross euros a month, with 151.67 hours to a month and 12 months to a year. `withSalary` counts the offers that state their pay.',
      examples: [2000],
    }),
    condition: (euros: number) => sql<SqlBool>`monthly_salary >= ${euros}`,
    answer: 'paidFrom',
    // 1 counts every offer with a stated pay.
    steps: [1, 2000, 2500, 3000, 4000],
    description: 'Some values of `minimumSalary`; the first counts all offers that state their pay.',
    example: { value: 2000, count: 9 },
  },
] as const;
export type Limit = (typeof LIMITS)[number];

/** Returns a record of a value for each limit, under the name that the limit gives it. */
export const ofLimits = <Name extends string, Value>(
  nameOf: (limit: Limit) => Name,
  valueOf: (limit: Limit) => Value,
) => recordOf(LIMITS, nameOf, valueOf);

/** Parameters of `GET /offers/`. */
export const limitParameters = ofLimits(
  ({ parameter }) => parameter,
  ({ schema }) => Type.Optional(schema),
);

/** Counts of each step in the answer of `GET /offers/`. */
export const limitAnswers = ofLimits(
  ({ answer }) => answer,
  ({ description, example: { value, count } }) =>
    Type.Optional(
      Type.Array(
        Type.Object({
          value: Type.Number({ description: 'Value of the parameter.', examples: [value] }),
          count: integer('Matching offers with this value.', count),
        }),
        { description },
      ),
    ),
);
