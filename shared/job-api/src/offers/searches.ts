import { sql } from 'kysely';
import type { OfferSearchBody } from '../schemas/resources.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SearchContext } from '../search/search-offers.ts';

/** Columns of `offer` in clean paths besides the job, by type. */
const COLUMNS = {
  TOWN: 'town_code',
  DEPARTMENT: 'department_code',
  REGION: 'region_code',
  CONTRACT_TYPE: 'contract_code',
} as const;
/** Types in the order in which clean paths resolve a label (decisions.md#routes). */
const URL_TYPES = ['CONTRACT_TYPE', 'DEPARTMENT', 'DURATION', 'REGION', 'TOWN'];

/** Returns pairs of a job (all by default) and a place or contract type with open offers, most offers first. */
export async function findSearches(
  { database, catalogue }: SearchContext,
  jobs: readonly string[],
): Promise<OfferSearchBody[]> {
  const columns = Object.values(COLUMNS);
  const sets = sql.join(columns.map((column) => sql`(job_code, ${sql.ref(column)})`));
  const rows = await database
    .selectFrom('offer')
    .select([
      'job_code',
      sql<string>`coalesce(${sql.join(columns.map((column) => sql.ref(column)))})`.as('code'),
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`max(publication_date)`.as('latest'),
    ])
    .where('status', '=', 'OPEN')
    .$if(jobs.length > 0, (query) => query.where('job_code', 'in', jobs))
    .groupBy(sql`grouping sets (${sets})`)
    .orderBy('count', 'desc')
    .orderBy('job_code')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ job_code: jobCode, code, count, latest }) => {
    const job = catalogue.job(jobCode)?.body;
    const value = catalogue.referential(code);
    if (!job || !value || !isMeant(value, catalogue)) return [];
    return {
      job: { code: job.code, label: job.title, labelForUrl: job.titleForUrl },
      value: { code, label: value.label, labelForUrl: value.labelForUrl, type: value.type },
      count,
      publicationDate: latest.toISOString(),
    };
  });
}

/** Returns true if the URL label of a value resolves to it, as several values may share one. */
function isMeant(
  { code, labelForUrl }: { code: string; labelForUrl: string },
  catalogue: Catalogue,
): boolean {
  const [first] = catalogue
    .ofTypes(URL_TYPES, labelForUrl)
    .toSorted((left, right) => URL_TYPES.indexOf(left.type) - URL_TYPES.indexOf(right.type));
  return first?.code === code;
}
