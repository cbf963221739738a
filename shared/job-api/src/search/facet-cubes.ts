import { sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import { STEPS } from '../schemas/steps.ts';
import { baseConditions, dateConditions, payConditions } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import type { CubeRow } from './facets.ts';
import { KeptRows } from './kept-rows.ts';

/** About thirty megabytes. */
const MOST_ROWS = 40_000;

/**
 * The number of hits for each combination of the facets' values, of each search as it was first asked for: what a visitor
 * chooses by filters, the order and the page make no difference to it.
 */
export class FacetCubes {
  readonly #database: Kysely<Database>;
  readonly #kept: KeptRows<readonly CubeRow[]>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
    this.#kept = new KeptRows(MOST_ROWS);
  }

  /** Returns that of all open offers. */
  all(): Promise<readonly CubeRow[]> {
    return this.of({ query: {}, centre: null, text: null, match: 'all' });
  }

  of(criteria: SearchCriteria): Promise<readonly CubeRow[]> {
    const query = countHits(this.#database, criteria).compile();
    const key = JSON.stringify([query.sql, query.parameters]);
    return this.#kept.of(key, async () => (await this.#database.executeQuery(query)).rows);
  }
}

function countHits(database: Kysely<Database>, criteria: SearchCriteria) {
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
    .groupBy(FACETS.map(({ column }) => column));
}

function counting(conditions: readonly Expression<SqlBool>[]) {
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``;
  return sql<number>`(count(*) ${filter})::int`;
}
