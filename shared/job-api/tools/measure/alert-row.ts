import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** Returns an active alert for butchers everywhere that has seen everything until `seenUntil`. */
export function anAlertRow(
  seenUntil: Date,
  changes: Partial<Insertable<Database['alert']>> = {},
): Insertable<Database['alert']> {
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
    town_code: null,
    department_code: null,
    region_code: null,
    latitude: null,
    longitude: null,
    radius: null,
    place_label: null,
    status: 'ACTIVE',
    created_at: seenUntil,
    last_contact_at: seenUntil,
    seen_until: seenUntil,
    mail_due_at: null,
    mailed_at: null,
    ...changes,
  };
}
