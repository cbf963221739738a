import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { CONFIRMATION_DAYS, criteriaKey } from './alert.ts';
import type { AlertRow, ValidAlert } from './alert.ts';
import type { Enqueue } from '../queue/job-queue.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface StoreOptions {
  doubleOptIn: boolean;
  /** Enqueues the confirmation mail in the same transaction. */
  confirm: Enqueue;
  now: Date;
}

/**
 * Stores an alert, once per address and criteria, and returns its id. The confirmation mail is sent for an existing one
 * too, to find it again or prolong it.
 */
export async function storeAlert(
  database: Database,
  alert: ValidAlert,
  { doubleOptIn, confirm, now }: StoreOptions,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const key = criteriaKey(alert);
    const mailDueAt = doubleOptIn ? now : null;
    const inserted = await transaction
      .insertInto('alert')
      .values({
        id: randomUUID(),
        token: randomBytes(32).toString('base64url'),
        criteria_key: key,
        ...alert,
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
      if (mailDueAt) await confirm(transaction, inserted.id);
      return inserted.id;
    }

    const known = await transaction
      .selectFrom('alert')
      .select(['id', 'mailed_at', 'mail_due_at'])
      .where((builder) => builder(builder.fn('lower', ['email']), '=', alert.email.toLowerCase()))
      .where('criteria_key', '=', key)
      .executeTakeFirstOrThrow();
    // Unconfirmed: the latest request applies.
    await transaction
      .updateTable('alert')
      .set({ frequency: alert.frequency })
      .where('id', '=', known.id)
      .where('status', '=', 'PENDING')
      .execute();
    const isRecent = known.mailed_at !== null && now.getTime() - known.mailed_at.getTime() < HOUR;
    if (mailDueAt && !isRecent && known.mail_due_at === null) {
      await transaction.updateTable('alert').set({ mail_due_at: now }).where('id', '=', known.id).execute();
      await confirm(transaction, known.id);
    }
    return known.id;
  });
}

/** Returns the alert of a token; undefined if unknown or ended. */
export function findAlert(database: Database, token: string): Promise<AlertRow | undefined> {
  return database.selectFrom('alert').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Returns the status of an alert; EXPIRED if it was not confirmed in time. */
export function statusOf({ status, created_at }: AlertRow, now: Date) {
  if (status === 'ACTIVE') return 'ACTIVE';
  return created_at < oldestConfirmable(now) ? 'EXPIRED' : 'PENDING_CONFIRMATION';
}

/** Confirms the alert of a token and returns it; undefined if its link is unknown or expired. */
export function confirmAlert(database: Database, token: string, now: Date): Promise<AlertRow | undefined> {
  return database
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
}

/** Deletes the alert of a token and returns it; undefined at the second click. */
export function endAlert(database: Database, token: string): Promise<AlertRow | undefined> {
  return database.deleteFrom('alert').where('token', '=', token).returningAll().executeTakeFirst();
}

function oldestConfirmable(now: Date): Date {
  return new Date(now.getTime() - CONFIRMATION_DAYS * DAY);
}
