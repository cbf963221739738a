import { parisDay } from '../mail/dates.ts';
import type { Database } from '../database/schema.ts';
import type { Form } from '../http/form.ts';
import { ApiError } from '../http/errors.ts';
import { criteriaKey } from './alert.ts';
import type { AlertRow } from './alert.ts';
import type { PlaceContext } from './place.ts';
import { criteriaParameters } from './search-query.ts';
import { confirmAlert } from './store.ts';
import { validateAlert } from './validate.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Updates the alert of a token from a form, and confirms it; other criteria are kept. Returns the alert; undefined if
 * its link is unknown or expired.
 * @throws ApiError 400 for invalid fields, and ALERT_ALREADY_EXISTS if the address has
 * an alert with these criteria.
 */
export async function changeAlert(
  database: Database,
  token: string,
  { form, context, now }: { form: Form; context: PlaceContext; now: Date },
): Promise<AlertRow | undefined> {
  return database
    .transaction()
    .execute(async (transaction) => {
      const alert = await confirmAlert(transaction, token, now);
      if (!alert) return undefined;
      const fields = new Map([
        ...Object.entries({ ...criteriaParameters(alert), frequency: alert.frequency }),
        ...form.fields,
        ...Object.entries({ email: alert.email, consent: 'true' }),
      ]);
      const validated = validateAlert({ fields, files: new Map() }, context);
      if ('errors' in validated) throw new ApiError(400, validated.errors);
      return transaction
        .updateTable('alert')
        .set({ ...validated.valid, email: alert.email, criteria_key: criteriaKey(validated.valid) })
        .where('id', '=', alert.id)
        .returningAll()
        .executeTakeFirst();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
      throw new ApiError(400, [
        {
          field: 'codeJobName',
          code: 'ALERT_ALREADY_EXISTS',
          message: 'Vous avez déjà une alerte avec ces critères',
        },
      ]);
    });
}

/** Reasons for ending an alert. */
const REASONS = ['FOUND_JOB', 'NO_LONGER_LOOKING', 'NOT_RELEVANT', 'TOO_MANY_MAILS', 'OTHER'];

/** Counts the reason for ending an alert, without its address; unknown reasons are dropped. */
export async function countDeparture(database: Database, reason: string, now: Date): Promise<void> {
  if (!REASONS.includes(reason)) return;
  await database
    .insertInto('alert_departure')
    .values({ left_on: parisDay(now), reason, departures: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['left_on', 'reason'])
        .doUpdateSet((builder) => ({ departures: builder('alert_departure.departures', '+', 1) })),
    )
    .execute();
}
