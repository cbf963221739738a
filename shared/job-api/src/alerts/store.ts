import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { CONFIRMATION_DAYS, criteriaKey } from './alert.ts';
import type { AlertCriteria, ValidAlert } from './alert.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import { criteriaOf } from './search-query.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface StoredAlert {
  id: string;
  /** True when the address had an alert with the same criteria. */
  isKnown: boolean;
}

export interface StoreOptions {
  doubleOptIn: boolean;
  /** Enqueues the confirmation mail in the same transaction. */
  confirm: Enqueue;
  now: Date;
}

/**
 * Stores an alert, once for each address and criteria. The confirmation mail is due for a known one too: this is how an
 * alert is found again or prolonged.
 */
export async function storeAlert(
  database: Database,
  alert: ValidAlert,
  options: StoreOptions,
): Promise<StoredAlert> {
  return database.transaction().execute((transaction) => store(transaction, alert, options));
}

async function store(
  database: Database,
  alert: ValidAlert,
  { doubleOptIn, confirm, now }: StoreOptions,
): Promise<StoredAlert> {
  const key = criteriaKey(alert);
  const { place } = alert;
  const mailDueAt = doubleOptIn ? now : null;
  const inserted = await database
    .insertInto('alert')
    .values({
      id: randomUUID(),
      token: randomBytes(32).toString('base64url'),
      email: alert.email,
      criteria_key: key,
      job_codes: [...alert.jobCodes],
      entity_codes: [...alert.entityCodes],
      contract_codes: [...alert.contractCodes],
      time_codes: [...alert.timeCodes],
      mention_codes: [...alert.mentionCodes],
      minimum_salary: alert.minimumSalary,
      town_code: place.townCode,
      department_code: place.departmentCode,
      region_code: place.regionCode,
      latitude: place.latitude,
      longitude: place.longitude,
      radius: place.radius,
      place_label: place.label,
      status: doubleOptIn ? 'PENDING' : 'ACTIVE',
      created_at: now,
      last_contact_at: now,
      seen_until: now,
      mail_due_at: mailDueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    if (mailDueAt) await confirm(database, inserted.id);
    return { id: inserted.id, isKnown: false };
  }

  const known = await database
    .selectFrom('alert')
    .select(['id', 'mailed_at', 'mail_due_at'])
    .where((builder) => builder(builder.fn('lower', ['email']), '=', alert.email.toLowerCase()))
    .where('criteria_key', '=', key)
    .executeTakeFirstOrThrow();
  const isRecent = known.mailed_at !== null && now.getTime() - known.mailed_at.getTime() < HOUR;
  if (mailDueAt && !isRecent && known.mail_due_at === null) {
    await database.updateTable('alert').set({ mail_due_at: now }).where('id', '=', known.id).execute();
    await confirm(database, known.id);
  }
  return { id: known.id, isKnown: true };
}

export interface FoundAlert {
  /** EXPIRED: it was not confirmed in time. */
  status: 'PENDING_CONFIRMATION' | 'ACTIVE' | 'EXPIRED';
  criteria: AlertCriteria;
}

/** Returns the alert of a token; null when there is none, for instance since it was ended. */
export async function findAlert(database: Database, token: string, now: Date): Promise<FoundAlert | null> {
  const row = await database.selectFrom('alert').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) return null;
  const waits = row.created_at < oldestConfirmable(now) ? 'EXPIRED' : 'PENDING_CONFIRMATION';
  return { status: row.status === 'ACTIVE' ? 'ACTIVE' : waits, criteria: criteriaOf(row) };
}

/** Confirms the alert of a token and returns its criteria; null when there is none or its link is too old. */
export async function confirmAlert(
  database: Database,
  token: string,
  now: Date,
): Promise<AlertCriteria | null> {
  const confirmed = await database
    .updateTable('alert')
    .set((builder) => ({
      status: 'ACTIVE',
      last_contact_at: now,
      // Offers from before the confirmation are not new; an active alert keeps its date.
      seen_until: builder
        .case()
        .when('status', '=', 'PENDING')
        .then(now)
        .else(builder.ref('seen_until'))
        .end(),
    }))
    .where('token', '=', token)
    .where((builder) =>
      builder.or([builder('status', '=', 'ACTIVE'), builder('created_at', '>=', oldestConfirmable(now))]),
    )
    .returningAll()
    .executeTakeFirst();
  return confirmed ? criteriaOf(confirmed) : null;
}

/** Deletes the alert of a token and returns its criteria; null when there was none, as at the second click. */
export async function endAlert(database: Database, token: string): Promise<AlertCriteria | null> {
  const ended = await database
    .deleteFrom('alert')
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirst();
  return ended ? criteriaOf(ended) : null;
}

function oldestConfirmable(now: Date): Date {
  return new Date(now.getTime() - CONFIRMATION_DAYS * DAY);
}
