import { sql } from 'kysely';
import Value from 'typebox/value';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/schema.ts';
import { OffersQuery } from '../schemas/queries.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { allOf, areasOf, conditionsOf } from '../search/conditions.ts';
import type { AlertRow } from './alert.ts';
import { criteriaParameters } from './search-query.ts';

/** An offer in a digest. */
export interface NewOffer {
  reference: string;
  title: string;
  place: string;
  contractCode: string;
}

/** Returns the open offers that meet an alert's criteria and appeared since its last digest, newest first. */
export async function findNewOffers(
  { database, catalogue }: { database: Database; catalogue: Catalogue },
  alert: AlertRow,
  until: Date,
): Promise<NewOffer[]> {
  // A search supports one job, an alert several.
  const { codeJobName: _jobs, ...parameters } = criteriaParameters(alert);
  const query = Value.Convert(OffersQuery, parameters) as OffersQueryValues;
  // Date of publication, or of a later import.
  const appearedAt = sql<Date>`greatest(added_at, publication_date)`;
  return database
    .selectFrom('offer')
    .select(['reference', 'title', 'location_name as place', 'contract_code as contractCode'])
    .where('status', '=', 'OPEN')
    .where('valid_through', '>', until)
    .where('job_code', 'in', alert.job_codes)
    .where(appearedAt, '>', alert.seen_until)
    .where(appearedAt, '<=', until)
    .where(allOf(conditionsOf({ query, areas: areasOf(query, catalogue), text: null, match: 'all' })))
    .orderBy(appearedAt, 'desc')
    .orderBy('reference', 'desc')
    .execute();
}
