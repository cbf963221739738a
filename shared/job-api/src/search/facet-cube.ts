import { sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import { STEPS } from '../schemas/steps.ts';
import { baseConditions, dateConditions, payConditions } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import type { CubeRow } from './facets.ts';

interface CubeContext {
  database: Kysely<Database>;
  /** The counts of all open offers, as of a moment. */
  all: readonly CubeRow[];
}

/** Returns the number of all open offers for each combination of the facets' values. */
export function countAll(database: Kysely<Database>): Promise<CubeRow[]> {
  return countHits(database, { query: {}, centre: null, text: null, match: 'all' });
}

/** Returns the number of hits for each combination of the facets' values; of all open offers from memory. */
export async function facetCube(context: CubeContext, criteria: SearchCriteria): Promise<readonly CubeRow[]> {
  return isAll(criteria) ? context.all : countHits(context.database, criteria);
}

function isAll({ query, centre, text }: SearchCriteria): boolean {
  const narrowing = [
    query.codeJob ?? query.codeJobName,
    query.codeOfferFamilyCategory,
    query.codeShop,
    query.codeTown ?? query.codeDepartment ?? query.codeRegion,
    query.publishedWithinDays,
    query.minimumSalary,
    centre ?? text?.match,
  ];
  return narrowing.every((each) => !each);
}

async function countHits(database: Kysely<Database>, criteria: SearchCriteria): Promise<CubeRow[]> {
  const { query } = criteria;
  const [dates, pay] = [dateConditions(query), payConditions(query)];
  const recent = STEPS.publishedWithinDays.map((publishedWithinDays) =>
    counting([...dateConditions({ publishedWithinDays }), ...pay]),
  );
  const paid = STEPS.minimumSalary.map((minimumSalary) =>
    counting([...dates, ...payConditions({ minimumSalary })]),
  );
  return database
    .selectFrom('offer')
    .select(FACETS.map(({ column }) => column))
    .select([
      counting([...dates, ...pay]).as('offers'),
      sql<number[]>`array[${sql.join(recent)}]`.as('publishedWithin'),
      sql<number[]>`array[${sql.join(paid)}]`.as('paidFrom'),
    ])
    .where((builder) => builder.and(baseConditions(builder, criteria)))
    .groupBy(FACETS.map(({ column }) => column))
    .execute();
}

function counting(conditions: readonly Expression<SqlBool>[]) {
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``;
  return sql<number>`(count(*) ${filter})::int`;
}
