import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { EVERYWHERE } from '../src/alerts/place.ts';
import type { Database, Tables } from '../src/database/schema.ts';

/** Adds a copy of an open offer for a job, published and added at a moment; returns its reference. */
export async function publishOffer(
  database: Database,
  reference: string,
  at: Date,
  changes: Partial<Insertable<Tables['offer']>> = {},
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

/** Returns an active alert for butchers everywhere that has seen everything until `seenUntil`. */
export function anAlertRow(
  seenUntil: Date,
  changes: Partial<Insertable<Tables['alert']>> = {},
): Insertable<Tables['alert']> {
  const id = randomUUID();
  return {
    id,
    token: randomBytes(32).toString('base64url'),
    email: `${id}@exemple.fr`,
    criteria_key: id,
    job_codes: ['job_boucherie'],
    entity_codes: [],
    contract_codes: [],
    time_codes: [],
    ...EVERYWHERE,
    status: 'ACTIVE',
    created_at: seenUntil,
    last_contact_at: seenUntil,
    seen_until: seenUntil,
    mail_due_at: null,
    mailed_at: null,
    ...changes,
  };
}
