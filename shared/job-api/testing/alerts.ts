import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';

export { anAlertRow } from '../tools/measure/alert-row.ts';

/** Adds a copy of an open offer for a job, published and added at a moment; returns its reference. */
export async function publishOffer(
  database: Kysely<Database>,
  reference: string,
  at: Date,
  changes: Partial<Insertable<Database['offer']>> = {},
): Promise<string> {
  const {
    id: _id,
    added_at: _added,
    public_entity_code: _entity,
    monthly_salary: _monthly,
    mentions: _mentions,
    head: _head,
    doc: _doc,
    ...offer
  } = await database
    .selectFrom('offer')
    .selectAll()
    .where('job_code', '=', changes.job_code ?? 'job_boucherie')
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('offer')
    .values({
      ...offer,
      location: offer.location && `(${offer.location.x},${offer.location.y})`,
      detail: JSON.stringify(offer.detail),
      salary: offer.salary && JSON.stringify(offer.salary),
      is_anonymous: false,
      reference,
      publication_date: at.toISOString(),
      added_at: at.toISOString(),
      valid_through: new Date(at.getTime() + 60 * 86_400_000).toISOString(),
      ...changes,
    })
    .execute();
  return reference;
}
